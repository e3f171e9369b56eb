import CurbcutUIKit
import Testing

/// A view that overrides what Apple lets subclasses override: that it compiles is half the test.
private final class Overriding: UIView {
  var asked: [String] = []
  override var subviews: [UIView] {
    asked.append("subviews")
    return super.subviews
  }
  override var layoutMargins: UIEdgeInsets { didSet { asked.append("layoutMargins") } }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { asked.append("translates") } }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet { asked.append("gestures") } }
  override var description: String { "my view" }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    asked.append("addConstraint")
    super.addConstraint(constraint)
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
  override func endEditing(_ force: Bool) -> Bool {
    asked.append("endEditing")
    return super.endEditing(force)
  }
}

@MainActor
@Suite("What subclasses override", .serialized)
struct OverridingTests {
  private final class Field: UITextField {
    var mayStop = true
    override var canResignFirstResponder: Bool { mayStop }
  }

  @Test("a view's overrides are called")
  func overrides() {
    let view = Overriding(frame: .zero)
    _ = view.subviews
    view.layoutMargins = .zero
    view.translatesAutoresizingMaskIntoConstraints = false
    view.gestureRecognizers = []
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
    #expect(view.asked == ["subviews", "layoutMargins", "translates", "gestures", "addConstraint"])
    #expect(view.constraints.count == 1)
    #expect("\(view)" == "my view")
    #expect(view.viewWithTag(7) === view)
    #expect(view.convert(.zero, to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test("ending the editing of a view takes the keyboard from the field inside it, by force if need be")
  func endEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let (holder, other, field) = (UIView(), UIView(), Field())
    window.addSubview(holder)
    window.addSubview(other)
    holder.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    #expect(other.endEditing(false))
    #expect(field.isFirstResponder)
    field.mayStop = false
    #expect(!holder.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(holder.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("constraints are updated at once when asked for, innermost first")
  func updateConstraintsIfNeeded() {
    final class Counting: UIView {
      nonisolated(unsafe) static var order: [Int] = []
      override func updateConstraints() {
        Self.order.append(tag)
        super.updateConstraints()
      }
    }
    Counting.order = []
    let (outer, inner) = (Counting(), Counting())
    outer.tag = 1
    inner.tag = 2
    outer.addSubview(inner)
    outer.updateConstraintsIfNeeded()
    #expect(Counting.order == [2, 1])
    outer.updateConstraintsIfNeeded()
    #expect(Counting.order == [2, 1])
  }

  @Test("a snapshot has the size and the colours of the view, and nothing of it is read")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds.size == CGSize(width: 20, height: 10))
    #expect(picture.layer.contents != nil)
    #expect(picture.subviews.isEmpty)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("a transition puts one child's view in the place of another's")
  func transition() {
    let (container, old, new) = (UIViewController(), UIViewController(), UIViewController())
    for child in [old, new] { container.addChild(child) }
    container.view.addSubview(old.view)
    var finished: Bool?
    container.transition(
      from: old, to: new, duration: 0, options: [], animations: nil, completion: { finished = $0 })
    UIKitHost.shared.clock.advance(by: 0.01)
    #expect(new.view.superview === container.view)
    _ = UIKitHost.shared.runUntilIdle()
    #expect(old.view.superview == nil)
    #expect(finished == true)
  }

  @Test("a constraint about nothing can stand in for one that is made later")
  func emptyConstraint() {
    var width = NSLayoutConstraint()
    #expect(width.firstItem == nil)
    let view = UIView()
    width = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.firstItem === view)
  }
}
