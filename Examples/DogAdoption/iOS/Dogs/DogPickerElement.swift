import UIKit

/// All the pictures of the carousel, in the words and the gestures of an adjustable control.
class DogPickerElement: UIAccessibilityElement {
  private weak var carouselView: DogCarouselView?

  init(carouselView: DogCarouselView) {
    self.carouselView = carouselView
    super.init(accessibilityContainer: carouselView)
  }

  override var accessibilityLabel: String? {
    get { NSLocalizedString("Dog Picker", comment: "The pictures of dogs to choose from") }
    set {}
  }

  override var accessibilityValue: String? {
    get {
      guard let carousel = carouselView, carousel.dogs.indices.contains(carousel.currentIndex) else {
        return nil
      }
      let dog = carousel.dogs[carousel.currentIndex]
      guard Favorites.shared.contains(dog) else { return dog.name }
      let format = NSLocalizedString("%@, favorite", comment: "The name of a dog that is a favorite")
      return String(format: format, dog.name)
    }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }

  override func accessibilityIncrement() { show(1) }

  override func accessibilityDecrement() { show(-1) }

  /// A three-finger swipe turns the page as well.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .next: return scroll(1)
    case .right, .previous: return scroll(-1)
    default: return false
    }
  }

  @discardableResult
  private func show(_ step: Int) -> Bool {
    guard let carousel = carouselView else { return false }
    return carousel.showDog(
      at: carousel.currentIndex + step, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  private func scroll(_ step: Int) -> Bool {
    guard show(step), let carousel = carouselView else { return false }
    let format = NSLocalizedString("%1$@, %2$d of %3$d", comment: "A dog's name and its place among all")
    let status = String(
      format: format, carousel.dogs[carousel.currentIndex].name, carousel.currentIndex + 1,
      carousel.dogs.count)
    UIAccessibility.post(notification: .pageScrolled, argument: status)
    return true
  }
}
