import UIKit

/// A view that draws itself and behaves like a button. It says so by overriding.
///
/// Override what changes during the view's lifetime: each getter is called every time.
final class CustomView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { "Record" }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityHint: String? {
    get { "Starts a recording." }
    set { super.accessibilityHint = newValue }
  }
}

/// A controller that makes a plain view accessible where it creates it, and shows the custom view below.
final class CustomViewController: UIViewController {
  /// A view that has no accessibility of its own.
  private(set) lazy var drawing = UIView(frame: CGRect(x: 20, y: 140, width: 100, height: 44))
  let customView = CustomView(frame: CGRect(x: 20, y: 220, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    drawing.backgroundColor = .systemRed
    drawing.isAccessibilityElement = true
    drawing.accessibilityTraits = .button
    drawing.accessibilityLabel = "Record"
    drawing.accessibilityHint = "Starts a recording."
    view.addSubview(drawing)
    view.addSubview(customView)
  }
}
