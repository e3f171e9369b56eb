import UIKit

@objc protocol DogCarouselViewDelegate: AnyObject {
  /// Called when another dog has come to the middle.
  @objc optional func carouselView(_ carouselView: DogCarouselView, didShowDogAt index: Int)
}

/// Pictures of dogs to page through, and what can be done with the dog in the middle.
///
/// To VoiceOver the pictures are one adjustable element: one flick goes past them to the buttons, and
/// each flick up or down shows another dog.
class DogCarouselView: UIView {
  @IBOutlet private(set) weak var collectionView: UICollectionView!
  @IBOutlet private(set) weak var pageControl: UIPageControl!
  @IBOutlet private(set) weak var favoriteButton: UIButton!
  @IBOutlet private(set) weak var galleryButton: UIButton!
  @IBOutlet weak var delegate: DogCarouselViewDelegate?

  /// The corner radius of the pictures.
  @IBInspectable var pictureRadius: CGFloat = 0

  var dogs: [Dog] = [] {
    didSet {
      pageControl.numberOfPages = dogs.count
      collectionView.reloadData()
      updateButtons()
    }
  }

  /// The dog in the middle.
  private(set) var currentIndex = 0
  private var pickerElement: DogPickerElement?

  override func awakeFromNib() {
    super.awakeFromNib()
    collectionView.layer.cornerRadius = pictureRadius
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.itemSize != collectionView.bounds.size, !collectionView.bounds.isEmpty
    else { return }
    layout.itemSize = collectionView.bounds.size
    layout.invalidateLayout()
  }

  /// Shows a dog.
  ///
  /// - Returns: false at the ends, where there is no such dog.
  @discardableResult
  func showDog(at index: Int, animated: Bool) -> Bool {
    guard dogs.indices.contains(index) else { return false }
    collectionView.scrollToItem(
      at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated)
    didShowDog(at: index)
    return true
  }

  private func didShowDog(at index: Int) {
    guard index != currentIndex, dogs.indices.contains(index) else { return }
    currentIndex = index
    pageControl.currentPage = index
    updateButtons()
    delegate?.carouselView?(self, didShowDogAt: index)
  }

  func updateButtons() {
    guard dogs.indices.contains(currentIndex) else { return }
    let dog = dogs[currentIndex]
    let isFavorite = Favorites.shared.contains(dog)
    favoriteButton.setImage(UIImage(named: isFavorite ? "btn_fav_on" : "btn_fav"), for: .normal)
    favoriteButton.accessibilityLabel =
      isFavorite
      ? NSLocalizedString("Remove from favorites", comment: "A button")
      : NSLocalizedString("Add to favorites", comment: "A button")
    galleryButton.isHidden = dog.pictures.count < 2
  }

  @IBAction private func pageControlChanged(_ sender: UIPageControl) {
    showDog(at: sender.currentPage, animated: true)
  }

  // MARK: - Accessibility

  /// The pictures as one element, then the buttons; no gallery button for a dog with only one picture.
  override var accessibilityElements: [Any]? {
    get {
      let picker = pickerElement ?? DogPickerElement(carouselView: self)
      pickerElement = picker
      picker.accessibilityFrameInContainerSpace = collectionView.frame
      let elements: [Any?] = [picker, favoriteButton, galleryButton.isHidden ? nil : galleryButton]
      return elements.compactMap { $0 }
    }
    set { super.accessibilityElements = newValue }
  }
}

// MARK: - The pictures

extension DogCarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    dogs.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dog", for: indexPath)
    if let cell = cell as? DogCell {
      cell.imageView.image = UIImage(named: dogs[indexPath.item].pictures[0])
      cell.nameLabel.text = dogs[indexPath.item].name
    }
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didShowDog(at: Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }
}
