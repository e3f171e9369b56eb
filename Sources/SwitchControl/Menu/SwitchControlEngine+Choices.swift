import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What the rows of the scanner menu do.
extension SwitchControlEngine {
  mutating func selectRow() {
    guard let open = menu, let target = open.selected else { return closeMenu() }
    clock.isDwelling = false
    switch target {
    case .closing: closeMenu()
    case .item(let item): choose(item, in: open)
    case .custom(let index, let name): performCustom(index, name, of: open.element)
    case .saved(let name):
      guard let saved = options.savedGestures.first(where: { $0.name == name }) else { return closeMenu() }
      makeGesture(.freehand(saved.fingers, duration: saved.duration))
    case .recipe(let name):
      closeMenu()
      beginRecipe(name)
    case .fingers(let count):
      gesture.fingers = count
      goBack()
    }
  }

  private mutating func goBack() {
    guard var open = menu else { return }
    open.path = Array(open.path.dropLast())
    open.part = 0
    open.selection = 0
    turn(to: open)
  }

  /// Shows another page.
  private mutating func turn(to page: ScannerMenu) {
    menu = page
    fillMenu()
    highlighted()
  }

  private mutating func choose(_ item: MenuItem, in open: ScannerMenu) {
    switch item {
    case .more:
      var next = open
      next.part += 1
      next.selection = 0
      turn(to: next)
    case .back: goBack()
    case .tap: tapFromMenu(open)
    case .increment: repeated { $0.ask(.increment, of: open.element) }
    case .decrement: repeated { $0.ask(.decrement, of: open.element) }
    case .escape:
      ask(.escape, of: open.element ?? open.scrollArea)
      finishMenu()
    case .refineSelection: refinePoint()
    case .pointMode: setPointMode(true)
    case .itemMode: setPointMode(false)
    case .exitRecipe:
      endRecipe()
      finishMenu()
    case .freehand: beginFreehand(in: open)
    case .addPoint:
      menu = nil
      choosePoint(for: .freehand)
    case .playGesture: makeGesture(.freehand([gesture.drawn], duration: drawnDuration))
    case .saveGesture: saveGesture()
    case .speedUp, .slowDown, .speech, .sound, .groups: changeSetting(item)
    default: chooseFurther(item, in: open)
    }
  }

  private mutating func chooseFurther(_ item: MenuItem, in open: ScannerMenu) {
    if let direction = item.scrollDirection {
      return repeated { $0.ask(.scroll(direction), of: open.element ?? open.scrollArea) }
    }
    if let edit = item.edit {
      ask(.edit(edit), of: open.element)
      return item.isRepeated ? repeated { _ in } : finishMenu()
    }
    if let request = item.systemRequest {
      effects.append(.system(request))
      return item.isRepeated ? repeated { _ in } : finishMenu()
    }
    if let point = open.point, let plan = plan(of: item, at: point) { return makeGesture(plan) }
    if let point = open.point, item == .drag || item == .holdAndDrag {
      menu = nil
      return choosePoint(for: .drag(from: point, holds: item == .holdAndDrag))
    }
    var next = open
    next.path.append(item)
    next.part = 0
    next.selection = 0
    clock.isDwelling = true
    turn(to: next)
  }

  /// Does something that is often done several times: the menu and its row stay.
  private mutating func repeated(_ action: (inout Self) -> Void) {
    action(&self)
    play(.itemActivated)
    fillMenu()
    draw()
  }

  /// Closes the menu after something was done, and goes on as after a tap.
  mutating func finishMenu() {
    let element = menu?.element.flatMap { tree.element(withID: $0) }
    play(.itemActivated)
    menu = nil
    gesture.fingers = 1
    gesture.drawn = []
    if points.isOn { return choosePoint(for: .menu) }
    goOn(after: element)
  }

  private mutating func tapFromMenu(_ open: ScannerMenu) {
    if open.path.last == .gestures, gesture.fingers > 1, let point = open.point {
      return makeGesture(.tap(at: point, fingers: gesture.fingers))
    }
    guard let element = open.element.flatMap({ tree.element(withID: $0) }) else {
      guard let point = open.point else { return closeMenu() }
      return makeGesture(.tap(at: point))
    }
    menu = nil
    gesture.fingers = 1
    tap(element)
  }

  private mutating func performCustom(_ index: Int, _ name: String, of id: AccessibilityElement.ID?) {
    guard let element = id.flatMap({ tree.element(withID: $0) }) else { return closeMenu() }
    let actions = element.details.customActions
    // The list may have changed since the menu was opened.
    let isSame = actions.indices.contains(index) && actions[index].name.string == name
    guard let place = isSame ? index : actions.firstIndex(where: { $0.name.string == name }) else {
      play(.actionFailed)
      return closeMenu()
    }
    learn(element)
    gesture.last = element.id
    ask(.custom(place), of: element.id)
    finishMenu()
  }

  // MARK: Settings

  /// By how much Speed Up and Slow Down change the time of scanning, as a factor.
  private static let speedFactor = 0.8

  private mutating func changeSetting(_ item: MenuItem) {
    func change(_ key: String, _ value: SettingChange.Value) {
      effects.append(.change(SettingChange(key: "switchControl.\(key)", value: value)))
    }
    let time = options.autoScanningTime
    switch item {
    case .speedUp: change("autoScanningTime", .number(max(0.05, Self.rounded(time * Self.speedFactor))))
    case .slowDown: change("autoScanningTime", .number(min(25, Self.rounded(time / Self.speedFactor))))
    case .speech: change("speaks", .bool(!options.speaks))
    case .sound: change("playsSounds", .bool(!options.playsSounds))
    case .groups: change("groupsItems", .bool(!options.groupsItems))
    default: break
    }
    play(.itemActivated)
  }

  /// The time to the step of the setting.
  private static func rounded(_ time: Double) -> Double { (time * 20).rounded() / 20 }

  // MARK: Gestures of the user's own

  private mutating func beginFreehand(in open: ScannerMenu) {
    if gesture.drawn.isEmpty, let point = open.point { gesture.drawn = [point] }
    var next = open
    next.path.append(.freehand)
    next.part = 0
    next.selection = 0
    turn(to: next)
  }

  /// How long a gesture takes, in seconds: as long as drags from point to point.
  private var drawnDuration: Double { 0.4 * Double(max(1, gesture.drawn.count - 1)) }

  private mutating func saveGesture() {
    let names = Set(options.savedGestures.map(\.name))
    var number = names.count + 1
    while names.contains(words.phrase(.gesture, String(number))) { number += 1 }
    let saved = SavedGesture(
      name: words.phrase(.gesture, String(number)), duration: drawnDuration, fingers: [gesture.drawn])
    var all = Dictionary(
      options.savedGestures.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    all[saved.name] = saved.text
    effects.append(.change(SettingChange(key: "switchControl.savedGestures", value: .texts(all))))
    finishMenu()
  }
}
