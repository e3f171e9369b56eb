import CurbcutUIKit

/// A view that draws itself and behaves like a button. It says so by overriding.
///
/// Overriding is for what changes while the view lives: each getter is asked anew.
public final class CustomView: UIView {
  public override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  public override var accessibilityLabel: String? {
    get { "Record" }
    set { super.accessibilityLabel = newValue }
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set { super.accessibilityTraits = newValue }
  }

  public override var accessibilityHint: String? {
    get { "Starts a recording." }
    set { super.accessibilityHint = newValue }
  }
}

/// A controller that makes a plain view accessible where it makes it.
public final class CustomViewController: UIViewController {
  /// A view that says nothing of itself.
  public private(set) lazy var drawing = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

  public override func viewDidLoad() {
    super.viewDidLoad()
    drawing.isAccessibilityElement = true
    drawing.accessibilityTraits = .button
    drawing.accessibilityLabel = "Record"
    drawing.accessibilityHint = "Starts a recording."
    view.addSubview(drawing)
  }
}
