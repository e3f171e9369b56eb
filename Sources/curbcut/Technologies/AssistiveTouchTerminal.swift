import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import DeviceSettings
import Foundation
import Technologies

/// AssistiveTouch in a terminal: its menu and what it does are told; keys are its icons, the pointer and the side button.
@MainActor
final class AssistiveTouchTerminal: AssistiveTouchNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [AssistiveTouchEngine(), FingerEngine()]
  let arbiter: TechnologyArbiter? = TechnologyArbiter()
  let greeting =
    "AssistiveTouch. m opens the menu, 1 to 9 choose an icon, arrows move the pointer, space clicks, t clicks the side button three times, = lists the stops, q ends."
  let scripts = ScriptLanguage.assistiveTouch
  var narrator: Narrator? { self }
  private var stops = StopList()
  private var shortcut = ShortcutController()
  private var pointer: CGPoint?
  private let shown: (String) -> Void

  override init(_ provider: any ScreenProvider, show: @escaping (String) -> Void = Console.show) {
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  // MARK: Telling

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    if case .system(.shortcut) = effect, let session { useShortcut(in: session) { $0.open(&$1) } }
  }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Doing

  /// How long a finger is down that taps, in seconds.
  private static let tap = 0.05
  /// How quickly the side button is clicked, in seconds.
  private static let clickPause = 0.15

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    switch order {
    case .choose(let words): try choose(words, in: session)
    case .rest(let point):
      session.send(.pointer(Pointer(.moved, at: point)))
      session.advance(to: session.now + session.settings.assistiveTouch.dwellTime)
    case .click(let times): click(times, in: session)
    default: try super.carryOut(order, in: session)
    }
  }

  private func choose(_ words: String, in session: Session) throws(ScriptOrderFailure) {
    if shortcut.list != nil || shortcut.alert != nil { return try answer(words, in: session) }
    let kinds: Set<ScreenOverlay.Mark.Kind> = [.menuIcon, .menuButton]
    let marks = overlay.marks.filter { kinds.contains($0.kind) }
    guard let mark = marks.first(where: { $0.text == words }) else {
      let names = marks.compactMap(\.text).joined(separator: ", ")
      throw ScriptOrderFailure("“\(words)” is not shown. Shown: \(names.isEmpty ? "nothing" : names).")
    }
    let point = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
    session.send(.touch(Touch(phase: .began, point: point)))
    session.send(.touch(Touch(phase: .ended, point: point)), at: session.now + Self.tap)
  }

  // MARK: The Accessibility Shortcut

  private func click(_ times: Int, in session: Session) {
    for _ in 0..<times {
      session.advance(to: session.now + Self.clickPause)
      let now = session.now
      useShortcut(in: session) { $0.click(at: now, &$1) }
    }
    guard let next = shortcut.next(session.settings) else { return }
    session.advance(to: next + Self.clickPause)
    let now = session.now
    useShortcut(in: session) { $0.advance(to: now, &$1) }
  }

  private func answer(_ words: String, in session: Session) throws(ScriptOrderFailure) {
    if let list = shortcut.list, let row = list.rows.firstIndex(where: { $0.title == words }) {
      return useShortcut(in: session) { $0.choose(row: row, &$1) }
    }
    let buttons = shortcut.alert?.buttons ?? [shortcut.list?.cancel].compactMap { $0 }
    switch buttons.firstIndex(of: words) {
    case 0: shortcut.cancel()
    case .some: useShortcut(in: session) { $0.confirm(&$1) }
    case nil:
      let names = (shortcut.list?.rows.map(\.title) ?? []) + buttons
      throw ScriptOrderFailure("“\(words)” is not shown. Shown: \(names.joined(separator: ", ")).")
    }
  }

  private func useShortcut(
    in session: Session,
    _ use: (inout ShortcutController, inout Settings) -> [ShortcutController.Outcome]
  ) {
    var settings = session.settings
    let outcomes = use(&shortcut, &settings)
    for outcome in outcomes { tell(outcome) }
    session.settings = settings
  }

  // MARK: Keys

  /// How far an arrow moves the pointer, in points.
  private static let step = 20.0

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    switch key {
    case .character("q"): return .quit
    case .character("m"): return .events([.command(AssistiveTouchAction.openMenu.name)])
    case .character("t"): return .order(.click(3))
    case .character(" "):
      let point = pointer ?? middle
      return .events([.pointer(Pointer(.pressed, at: point)), .pointer(Pointer(.released, at: point))])
    case .up: return move(0, -Self.step)
    case .down: return move(0, Self.step)
    case .left: return move(-Self.step, 0)
    case .right: return move(Self.step, 0)
    case .character("="): if let text = stops.text(of: provider.tree, always: true) { shown(text) }
    case .character(let character):
      if let title = title(numbered: character) { return .order(.choose(title)) }
      shown("  (no such key; \(greeting))")
    default: shown("  (no such key; \(greeting))")
    }
    return .events([])
  }

  /// The icon, or the row of the shortcut, with a number from 1.
  private func title(numbered character: Character) -> String? {
    guard let number = character.wholeNumberValue, number > 0 else { return nil }
    var titles = Self.titles(of: .menuIcon, in: overlay)
    if let list = shortcut.list { titles = list.rows.map(\.title) + [list.cancel] }
    if let alert = shortcut.alert { titles = alert.buttons }
    return titles.indices.contains(number - 1) ? titles[number - 1] : nil
  }

  private var middle: CGPoint {
    let size = provider.screenSize ?? .zero
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }

  private func move(_ x: Double, _ y: Double) -> TerminalOutcome {
    let size = provider.screenSize ?? .zero
    let last = pointer ?? middle
    let point = CGPoint(x: min(max(0, last.x + x), size.width), y: min(max(0, last.y + y), size.height))
    pointer = point
    return .events([.pointer(Pointer(.moved, at: point))])
  }
}
