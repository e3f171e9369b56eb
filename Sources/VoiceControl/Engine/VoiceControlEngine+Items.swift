import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Commands that are carried out at an item, or at a place of the grid.
extension VoiceControlEngine {
  mutating func performItem(_ match: CommandMatch) -> Bool {
    let item = match.value(.item)?.words
    switch match.command {
    case .tap, .open: return act(.tap, item)
    case .tapCurrent:
      readNames()
      let target = lastAct?.target ?? .point(middle)
      return isThere(target) && carryOut(.tap, at: target)
    case .doubleTap: return act(.doubleTap, item)
    case .longPress: return act(.longPress, item)
    case .twoFingerTap: return act(.twoFingerTap, item, orMiddle: true)
    case .swipe: return direction(match).map { act(.swipe($0, fingers: 1), item, orMiddle: true) } ?? false
    case .swipeFingers:
      guard let fingers = match.number(.fingers), (1...4).contains(fingers) else { return false }
      return direction(match).map { act(.swipe($0, fingers: fingers), item, orMiddle: true) } ?? false
    case .pan: return direction(match).map { act(.pan($0), item, orMiddle: true) } ?? false
    case .scroll:
      guard let direction = direction(match) else { return false }
      return item == nil ? scroll(direction) : act(.scroll(direction), item)
    case .scrollToEdge: return scrollToEdge(match.value(.edge)?.key)
    case .zoomIn: return act(.zoom(into: true), item, orMiddle: true)
    case .zoomOut: return act(.zoom(into: false), item, orMiddle: true)
    case .rotate:
      guard let direction = direction(match), direction == .left || direction == .right else { return false }
      return act(.rotate(clockwise: direction == .right), item, orMiddle: true)
    case .drag: return match.value(.item, 1).map { act(.drag(to: $0.words), item) } ?? false
    case .increment, .incrementTimes: return act(.adjust(up: true, times: match.count), item)
    case .decrement, .decrementTimes: return act(.adjust(up: false, times: match.count), item)
    case .showActions: return act(.showActions, item)
    case .customAction: return match.value(.action).map { act(.custom($0.words), item) } ?? false
    default: return false
    }
  }

  private func direction(_ match: CommandMatch) -> Gesture.Direction? {
    match.value(.direction)?.key.flatMap { Gesture.Direction(rawValue: $0) }
  }

  private var middle: CGPoint { CGPoint(x: screenArea.midX, y: screenArea.midY) }

  /// Does something at what is called so; asks for a number when several are.
  /// - Parameter orMiddle: without a name, in the middle of the screen.
  private mutating func act(_ act: ItemAct, _ words: [String]?, orMiddle: Bool = false) -> Bool {
    guard let words else { return orMiddle && carryOut(act, at: .point(middle)) }
    let found = targets(words, for: act)
    if found.count == 1 { return carryOut(act, at: found[0]) }
    guard !found.isEmpty else { return false }
    letGo()
    pending = .choose(act, among: found.compactMap { if case .item(let id) = $0 { id } else { nil } })
    return true
  }

  /// Where something is done that is called so: a number that is shown comes before a name.
  private mutating func targets(_ words: [String], for act: ItemAct) -> [Target] {
    readNames()
    if words.count == 1, let number = Int(words[0]), let target = shownTarget(number) { return [target] }
    return names.items(called: words, table: table).map(\.id).filter { suits(act, $0) }.map { .item($0) }
  }

  func suits(_ act: ItemAct, _ id: AccessibilityElement.ID) -> Bool {
    guard let element = tree.element(withID: id) else { return false }
    switch act {
    case .adjust: return element.traits.contains(.adjustable)
    case .showActions: return !element.details.customActions.isEmpty
    case .custom(let name): return actionIndex(name, of: element) != nil
    // What is dragged must still be there.
    case .drop(.item(let start)): return names.contains(start)
    default: return true
    }
  }

  private func actionIndex(_ name: [String], of element: AccessibilityElement) -> Int? {
    element.details.customActions.firstIndex { table.form.words(of: $0.name.string) == name }
  }

  /// The point of an item that is touched; the middle of the screen for none.
  func point(of id: AccessibilityElement.ID?) -> CGPoint {
    id.flatMap { tree.element(withID: $0) }?.activationPoint ?? middle
  }

  private func point(of target: Target) -> CGPoint {
    switch target {
    case .item(let id): point(of: id)
    case .point(let point): point
    }
  }

  /// Does something at a place.
  /// - Returns: false when it cannot be done there.
  mutating func carryOut(_ act: ItemAct, at target: Target) -> Bool {
    let point = point(of: target)
    var element: AccessibilityElement.ID?
    if case .item(let id) = target { element = id }
    if case .drag(let words) = act { return self.act(.drop(from: target), words) }
    if element == nil {
      switch act {
      case .adjust, .showActions, .custom: return false
      default: break
      }
    }
    letGo()
    lastAct = (act, target)
    switch act {
    case .tap:
      if let element { ask(.activate, of: element, for: .plain) } else { make(.tap(at: point)) }
    case .doubleTap: make(.tap(at: point, count: 2))
    case .longPress:
      if let element {
        ask(.longPress, of: element, for: .plain)
      } else {
        make(.longPress(at: point, duration: 1))
      }
    case .twoFingerTap: make(.tap(at: point, fingers: 2))
    case .swipe(let direction, let fingers): make(.swipe(direction, at: point, fingers: fingers))
    case .pan(let direction): drag(direction, at: point, distance: 120)
    case .scroll(let direction):
      ask(.scroll(Self.scroll(towards: direction)), of: element, for: .scroll(direction))
    case .zoom(let into):
      if let element, tree.element(withID: element)?.traits.contains(.supportsZoom) == true {
        ask(.zoom(into: into), of: element, for: .zoom(into: into))
      } else {
        make(.pinch(opening: into, at: point))
      }
    case .rotate(let clockwise): make(.rotate(clockwise: clockwise, at: point))
    case .adjust(let up, let times):
      for _ in 0..<times { ask(up ? .increment : .decrement, of: element, for: .plain) }
    case .showActions: pending = element.map { .action(of: $0) }
    case .custom(let name):
      guard let element, let found = tree.element(withID: element), let index = actionIndex(name, of: found)
      else {
        return false
      }
      ask(.custom(index), of: element, for: .plain)
    case .drag: return false
    case .drop(let start):
      make(.drag(from: self.point(of: start), to: point, hold: 0.8))
    }
    return true
  }

  // MARK: Moving and scrolling

  private static func opposite(_ direction: Gesture.Direction) -> Gesture.Direction {
    switch direction {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// Drags what is at a point, so slowly that it does not fly on.
  private mutating func drag(_ direction: Gesture.Direction, at point: CGPoint, distance: Double) {
    let (x, y) = (direction.unit.x * distance / 2, direction.unit.y * distance / 2)
    make(
      .drag(
        from: CGPoint(x: point.x - x, y: point.y - y), to: CGPoint(x: point.x + x, y: point.y + y)))
  }

  /// "Scroll down" shows what is below, "scroll left" what is to the left.
  private static func scroll(towards direction: Gesture.Direction) -> ScrollDirection {
    switch direction {
    case .up: .up
    case .down: .down
    case .left: .right
    case .right: .left
    }
  }

  /// Drags the page when the app does not scroll by itself.
  mutating func scrollByTouch(_ direction: Gesture.Direction, around element: AccessibilityElement.ID?) {
    drag(Self.opposite(direction), at: point(of: element), distance: 240)
  }

  private mutating func scroll(_ direction: Gesture.Direction) -> Bool {
    guard let element = scrolledElement() else { return carryOut(.scroll(direction), at: .point(middle)) }
    return carryOut(.scroll(direction), at: .item(element))
  }

  /// An element of the largest scroll view on the screen; nil when there is none.
  private func scrolledElement() -> AccessibilityElement.ID? {
    let screen = screenArea
    var best: (area: Double, container: Int)?
    for (index, container) in tree.containers.enumerated() where container.kind == .scrollView {
      let visible = container.frame.intersection(screen)
      let area = visible.isNull ? 0 : Double(visible.width * visible.height)
      if area > best?.area ?? 0 { best = (area, index) }
    }
    guard let best else { return nil }
    let visible = VisibleArea(tree, screenSize: screenSize)
    let inside = tree.elements(in: best.container)
    return (inside.first { visible.shows($0, of: tree) } ?? inside.first).map { tree.elements[$0].id }
  }

  private mutating func scrollToEdge(_ edge: String?) -> Bool {
    let direction: ScrollDirection
    switch edge {
    case "top": direction = .up
    case "bottom": direction = .down
    case "left": direction = .right
    case "right": direction = .left
    default: return false
    }
    let element = scrolledElement()
    letGo()
    ask(.scroll(direction), of: element, for: .scrollOn(direction, left: 200))
    return true
  }
}
