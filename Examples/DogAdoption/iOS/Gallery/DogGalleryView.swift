import UIKit

/// Pictures of one dog, over the rest of the screen.
///
/// It is not a presented view controller, so it must declare itself modal: otherwise VoiceOver
/// would also read what is behind it.
class DogGalleryView: UIView {
  @IBOutlet private weak var picturesStack: UIStackView!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private(set) weak var closeButton: UIButton!

  var closeHandler: (() -> Void)?

  var dog: Dog? {
    didSet { showPictures() }
  }

  private func showPictures() {
    for view in picturesStack.arrangedSubviews { view.removeFromSuperview() }
    guard let dog = dog else { return }
    let title = NSLocalizedString("Pictures of %@", comment: "The title of the gallery; a dog's name")
    titleLabel.text = String(format: title, dog.name)
    let format = NSLocalizedString("Photo %1$d of %2$d of %3$@", comment: "A picture; number, count, name")
    for (index, name) in dog.pictures.enumerated() {
      let picture = UIImageView(image: UIImage(named: name))
      picture.contentMode = .scaleAspectFit
      picture.accessibilityIgnoresInvertColors = true
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = String(format: format, index + 1, dog.pictures.count, dog.name)
      picturesStack.addArrangedSubview(picture)
    }
  }

  @IBAction private func close() {
    closeHandler?()
  }

  // MARK: - Accessibility

  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }

  /// The two-finger scrub closes the gallery.
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
