import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension AccessibilityProvider: ScreenProvider {
  public func bringUpToDate() -> ScreenUpdate? {
    switch update() {
    case .nothing: nil
    case .attributes(let indices): .attributes(indices.map { tree.elements[$0].id })
    case .screen: .structure
    }
  }

  public func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? {
    markChanged(id)
    return bringUpToDate()
  }

  public func takeNotifications() -> [AppNotification] {
    let taken = posted
    posted.removeAll()
    return taken
  }

  public func cursorMoved(to focus: Focus, of technology: String) {
    let technology = UIAccessibility.AssistiveTechnologyIdentifier(rawValue: technology)
    AccessibilityFocus.shared.set(focus.element.flatMap { object(withID: $0) }, for: technology)
  }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    guard let id = request.element else { return ActionOutcome(request: request.number, succeeded: false) }
    let succeeded =
      switch request.action {
      case .activate: perform(.activate, on: id)
      case .increment: perform(.increment, on: id)
      case .decrement: perform(.decrement, on: id)
      case .escape: perform(.escape, on: id)
      case .magicTap: perform(.magicTap, on: id)
      case .scroll(let direction):
        perform(.scroll(UIAccessibilityScrollDirection(rawValue: direction.rawValue) ?? .next), on: id)
      case .custom(let index): perform(.custom(index), on: id)
      default: false
      }
    return ActionOutcome(request: request.number, succeeded: succeeded)
  }

  public func apply(_ settings: Settings) {
    let host = UIKitHost.shared
    host.configure(device: host.device, orientation: host.orientation, settings: settings)
  }
}
