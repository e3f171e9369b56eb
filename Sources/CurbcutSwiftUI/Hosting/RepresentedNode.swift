import CurbcutUIKit
import Foundation

/// What an app shows of UIKit in SwiftUI: a view, or a view controller with its view.
@MainActor
protocol Represented: AnyObject {
  /// The value of SwiftUI that makes it and brings it up to date.
  associatedtype Value: View

  /// Makes it, once for each identity.
  init(_ value: Value, _ environment: EnvironmentValues)

  var view: UIView { get }

  func update(_ value: Value, _ environment: EnvironmentValues, _ transaction: Transaction)
  func size(_ value: Value, _ proposal: ProposedViewSize) -> CGSize
  func willBePlaced(in surface: SurfaceView)
  /// Cleans up when it goes away.
  func dismantle()
}

extension Represented {
  func willBePlaced(in surface: SurfaceView) {}
}

/// The node of a view or view controller of UIKit that an app makes.
@MainActor
final class RepresentedNode<Content: Represented>: ViewNode {
  private let content: Content
  private var value: Content.Value
  private var isDismantled = false
  private var isGrouped = false

  init(_ attribute: Attribute<Content.Value>, _ inputs: _ViewInputs) {
    let storage = PropertyStorage(Content.Value.self, inputs.properties)
    func connected() -> Content.Value {
      var value = attribute.value
      storage.connect(&value)
      return value
    }
    value = connected()
    content = Content(value, inputs.environment.value)
    super.init(inputs)
    observe { [unowned self] in
      value = connected()
      content.update(value, environment.value, graph.transaction)
      invalidateLayout()
      accessibilityDidChange()
    }
  }

  /// The whole screen may go without its views being told.
  isolated deinit { dismantle() }

  private func dismantle() {
    guard !isDismantled else { return }
    isDismantled = true
    content.dismantle()
  }

  override var view: UIView? { content.view }

  override func willBeRemoved() {
    super.willBeRemoved()
    dismantle()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(value, proposal) }

  override func didPlace() {
    content.willBePlaced(in: surface)
    if !isGrouped {
      isGrouped = true
      // Its bars and its content are read in the order of their places, not in that of the views.
      content.view.shouldGroupAccessibilityChildren = true
    }
    content.view.frame = shownFrame
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [.view(content.view, self)] }
}
