import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension AssistiveTouchEngine {
  // MARK: Pages

  mutating func openMenu(_ path: [AssistiveTouchAction]) {
    endPlacement()
    menu = TouchMenu(path: path)
    fillMenu()
  }

  /// Closes the menu: the button is where it was.
  mutating func closeMenu() {
    menu = nil
    for (finger, use) in fingers {
      switch use {
      case .menu, .outside: fingers[finger] = .ignored
      default: break
      }
    }
  }

  /// Gives the page its icons.
  mutating func fillMenu() {
    guard var open = menu else { return }
    switch open.page {
    case nil: open.actions = topItems
    case .custom:
      open.actions =
        AssistiveTouchAction.builtInGestures + options.savedGestures.map { .gesture($0.name) } + [.newGesture]
    case let page?: open.actions = page.page ?? []
    }
    menu = open
  }

  private var topItems: [AssistiveTouchAction] {
    let items = options.menuItems.filter { $0 != .none }.prefix(TouchMenu.mostIcons)
    return items.isEmpty ? AssistiveTouchSettings.standardMenu : Array(items)
  }

  // MARK: Choosing

  mutating func choose(_ target: TouchMenu.Target, byPointer: Bool) {
    guard var open = menu else { return }
    switch target {
    case .back:
      open.path.removeLast()
      open.part = 0
      menu = open
      fillMenu()
    case .next:
      open.part += 1
      menu = open
    case .action(let action): perform(action, byPointer: byPointer)
    }
  }

  /// Does what an icon, a tap on the button or a corner stands for.
  mutating func perform(_ action: AssistiveTouchAction, byPointer: Bool) {
    switch action {
    case .none: break
    case .openMenu: if menu == nil { openMenu([]) } else { closeMenu() }
    case .device, .more, .custom, .gestures, .scroll: openMenu((menu?.path ?? []) + [action])
    case .pauseDwell:
      isDwellPaused.toggle()
      closeMenu()
    case .newGesture:
      closeMenu()
      beginRecording()
    case .scrollUp, .scrollDown, .scrollLeft, .scrollRight:
      scroll(action, at: byPointer ? dwell.point ?? middle : middle)
    default:
      if let request = action.systemRequest {
        ask(request, of: action)
      } else if action.needsPlace {
        closeMenu()
        choosePlace(for: action, byPointer: byPointer)
      }
    }
  }

  private mutating func ask(_ request: SystemRequest, of action: AssistiveTouchAction) {
    if !action.isRepeated { closeMenu() }
    // What the system does is not covered by the menu, and no picture of the screen shows the button.
    if request == .screenshot { show(Overlay()) } else { draw() }
    effects.append(.system(request))
  }

  /// A pointer chooses the place by clicking or resting there, a finger by dragging circles.
  private mutating func choosePlace(for action: AssistiveTouchAction, byPointer: Bool) {
    if case .gesture = action, saved(action) == nil { return }
    let needsCircles = action == .pinchAndRotate || (action.dragFingers ?? 1) > 1
    if byPointer, !needsCircles {
      endPlacement()
      chosen = action
    } else {
      place(action, at: middle)
    }
  }

  /// Scrolls what is at a point.
  mutating func scroll(_ action: AssistiveTouchAction, at point: CGPoint) {
    guard let direction = action.scrollDirection else { return }
    // The request goes up from what is there to the scroll view around it.
    ask(.scroll(direction), of: tree.elements.last { $0.bounds.contains(point) }?.id)
  }

  // MARK: Commands

  /// What a host or a script asks for: an action by its name, or the end of recording.
  mutating func perform(commandNamed name: String) {
    let save = "saveGesture:"
    if name == "cancelGesture" {
      endRecording(savingAs: nil)
      endPlacement()
    } else if name.hasPrefix(save), name.count > save.count {
      endRecording(savingAs: String(name.dropFirst(save.count)))
    } else if let action = AssistiveTouchAction(named: name) {
      clock.usedAt = now
      perform(action, byPointer: false)
    }
  }
}
