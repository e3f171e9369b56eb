import CurbcutUIKit
import Foundation

/// The screen: dogs to page through, facts, the shelter, and a gallery that lies over all of it.
public final class DogViewController: UIViewController {
  public private(set) var dogs = Dog.all
  public private(set) var carousel: DogCarouselView?
  public private(set) var stats: DogStatsView?
  public private(set) var shelter: ShelterView?
  public private(set) var gallery: DogGalleryView?
  private var first = 0

  /// - Parameter first: the name of the dog that shows at first.
  public convenience init(showing first: String) {
    self.init(nibName: nil, bundle: nil)
    self.first = dogs.firstIndex { $0.name == first } ?? 0
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let width = view.bounds.width
    let carousel = DogCarouselView(frame: CGRect(x: 0, y: 80, width: width, height: 320))
    let stats = DogStatsView(frame: CGRect(x: 0, y: 420, width: width, height: 140))
    let shelter = ShelterView(frame: CGRect(x: 0, y: 600, width: width, height: 60))
    for part in [carousel, stats, shelter] { view.addSubview(part) }
    (self.carousel, self.stats, self.shelter) = (carousel, stats, shelter)
    carousel.dogs = dogs
    carousel.collectionView.dataSource = self
    carousel.collectionView.delegate = self
    carousel.favoriteButton.addAction(
      UIAction { [weak self] _ in self?.toggleFavorite() }, for: .touchUpInside)
    carousel.galleryButton.addAction(UIAction { [weak self] _ in self?.openGallery() }, for: .touchUpInside)
    carousel.collectionView.layoutIfNeeded()
    carousel.collectionView.contentOffset.x = CGFloat(first) * width
    show(first)
  }

  private func show(_ index: Int) {
    guard dogs.indices.contains(index) else { return }
    carousel?.currentDog = dogs[index]
    stats?.dog = dogs[index]
    shelter?.nameLabel.text = dogs[index].shelter
  }

  private var currentIndex: Int? {
    carousel?.currentDog.flatMap { dog in dogs.firstIndex { $0.name == dog.name } }
  }

  private func toggleFavorite() {
    guard let index = currentIndex else { return }
    dogs[index].isFavorite.toggle()
    carousel?.dogs = dogs
    show(index)
  }

  private func openGallery() {
    guard let dog = carousel?.currentDog, gallery == nil else { return }
    let gallery = DogGalleryView(frame: view.bounds, dog: dog) { [weak self] in self?.closeGallery() }
    view.addSubview(gallery)
    self.gallery = gallery
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private func closeGallery() {
    gallery?.removeFromSuperview()
    gallery = nil
    UIAccessibility.post(notification: .screenChanged, argument: carousel?.galleryButton)
  }
}

extension DogViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    dogs.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dog", for: indexPath)
    (cell as? DogCell)?.nameLabel.text = dogs[indexPath.item].name
    return cell
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let index = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    guard index != currentIndex else { return }
    show(index)
    // What stands below belongs to another dog now.
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
