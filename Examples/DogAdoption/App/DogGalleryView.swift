import CurbcutUIKit
import Foundation

/// Pictures of one dog, over the rest of the screen.
///
/// It is no view controller that is presented, so it has to say itself that it is modal: without that,
/// VoiceOver would go on to what lies behind it.
public final class DogGalleryView: UIView {
  public let closeButton = UIButton(type: .system)
  private let close: @MainActor () -> Void

  public init(frame: CGRect, dog: Dog, close: @escaping @MainActor () -> Void) {
    self.close = close
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    for number in 1...max(1, dog.pictures) {
      let top = CGFloat(number) * 130
      let picture = UIImageView(frame: CGRect(x: 40, y: top, width: frame.width - 80, height: 110))
      picture.backgroundColor = .systemGray4
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = "Photo \(number) of \(dog.name)"
      addSubview(picture)
    }
    closeButton.frame = CGRect(x: 40, y: frame.height - 120, width: frame.width - 80, height: 44)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    addSubview(closeButton)
  }

  public required init?(coder: NSCoder) { nil }

  public override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }

  /// The two-finger scrub closes what lies over the screen.
  public override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
