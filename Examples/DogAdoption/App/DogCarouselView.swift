import CurbcutUIKit
import Foundation

/// Pictures of dogs to page through, and what can be done with the dog in the middle.
///
/// To VoiceOver the pictures are one adjustable element: one flick leads past them to the buttons, and
/// each flick up or down shows another dog.
public final class DogCarouselView: UIView {
  public var dogs: [Dog] = []
  /// The dog that shows.
  public var currentDog: Dog? {
    didSet {
      if let currentDog { carouselElement?.currentDog = currentDog }
      storedElements = nil
      updateButtons()
    }
  }
  public let collectionView: UICollectionView
  public let favoriteButton = UIButton(type: .system)
  public let galleryButton = UIButton(type: .system)

  private var carouselElement: CarouselElement?
  private var storedElements: [Any]?

  public override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: frame.width, height: frame.height - 60)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: frame.height - 60), collectionViewLayout: layout)
    collectionView.isPagingEnabled = true
    collectionView.register(DogCell.self, forCellWithReuseIdentifier: "dog")
    super.init(frame: frame)
    addSubview(collectionView)
    let top = frame.height - 52
    favoriteButton.frame = CGRect(x: 20, y: top, width: 150, height: 44)
    galleryButton.frame = CGRect(x: frame.width - 170, y: top, width: 150, height: 44)
    galleryButton.setTitle("Show gallery", for: .normal)
    addSubview(favoriteButton)
    addSubview(galleryButton)
  }

  public required init?(coder: NSCoder) { nil }

  private func updateButtons() {
    favoriteButton.setTitle(currentDog?.isFavorite == true ? "Unfavorite" : "Favorite", for: .normal)
    galleryButton.isHidden = (currentDog?.pictures ?? 0) < 2
  }

  /// The pictures as one element, then the buttons; no gallery for a dog of which there is one picture.
  public override var accessibilityElements: [Any]? {
    get {
      if let storedElements { return storedElements }
      guard let currentDog else { return nil }
      let element = carouselElement ?? CarouselElement(container: self, dog: currentDog)
      carouselElement = element
      element.accessibilityFrameInContainerSpace = collectionView.frame
      let elements: [Any] =
        currentDog.pictures > 1 ? [element, favoriteButton, galleryButton] : [element, favoriteButton]
      storedElements = elements
      return elements
    }
    set {}
  }

  /// All the pictures, in the words and the gestures of an adjustable control.
  private final class CarouselElement: UIAccessibilityElement {
    var currentDog: Dog

    init(container: DogCarouselView, dog: Dog) {
      currentDog = dog
      super.init(accessibilityContainer: container)
    }

    var carousel: DogCarouselView? { accessibilityContainer as? DogCarouselView }

    override var accessibilityLabel: String? {
      get { "Dog Picker" }
      set {}
    }
    override var accessibilityValue: String? {
      get { currentDog.isFavorite ? "\(currentDog.name), Favorited" : currentDog.name }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set {}
    }
    override func accessibilityIncrement() { _ = show(next: true) }
    override func accessibilityDecrement() { _ = show(next: false) }

    /// A three-finger swipe turns the page as well.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      switch direction {
      case .left, .next: show(next: true)
      case .right, .previous: show(next: false)
      default: false
      }
    }

    private func show(next: Bool) -> Bool {
      guard let carousel, let index = carousel.dogs.firstIndex(where: { $0.name == currentDog.name })
      else { return false }
      let target = next ? index + 1 : index - 1
      guard carousel.dogs.indices.contains(target) else { return false }
      carousel.collectionView.scrollToItem(
        at: IndexPath(item: target, section: 0), at: .centeredHorizontally, animated: false)
      return true
    }
  }
}

/// The picture of one dog.
final class DogCell: UICollectionViewCell {
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = contentView.bounds
    nameLabel.textAlignment = .center
    nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }
}
