import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What is drawn over the screen: names, numbers, the grid, what was heard, and lists.
extension VoiceControlEngine {
  /// What is drawn over the items: what a command showed, or else what the setting always shows.
  var currentOverlay: ShownOverlay? {
    if let shown { return shown.overlay }
    switch settings.voiceControl.overlay {
    case .none: return nil
    case .itemNumbers: return .numbers
    case .itemNames: return .names
    case .numberedGrid: return standingGrid.map { .grid($0) }
    }
  }

  /// What a number that is shown stands for; nil when no such number is shown.
  func shownTarget(_ number: Int) -> Target? {
    if case .choose(_, let ids)? = pending {
      return ids.indices.contains(number - 1) ? .item(ids[number - 1]) : nil
    }
    switch currentOverlay {
    case .grid(let grid)?: return grid.cell(number).map { .point(CGPoint(x: $0.midX, y: $0.midY)) }
    case .numbers?:
      guard !namesAreStale, names.items.indices.contains(number - 1) else { return nil }
      return .item(names.items[number - 1].id)
    case .names?, nil: return nil
    }
  }

  /// A grid over the screen, as it is set.
  func newGrid(columns: Int? = nil, rows: Int? = nil) -> NumberGrid {
    let wanted = settings.voiceControl
    return NumberGrid(
      over: screenArea, columns: columns ?? Int(wanted.gridColumns), rows: rows ?? Int(wanted.gridRows))
  }

  /// The screen; where its size is unknown, the area that its elements cover.
  var screenArea: CGRect {
    if let screenSize { return CGRect(origin: .zero, size: screenSize) }
    let area = tree.elements.reduce(CGRect.null) { area, element in
      let frame = element.frame
      return frame.isNull || !(frame.width + frame.height).isFinite ? area : area.union(frame)
    }
    return area.isNull ? .zero : area
  }

  mutating func performOverlay(_ match: CommandMatch) -> Bool {
    switch match.command {
    case .showNames: show(.names, isContinuous: false)
    case .showNamesContinuously: show(.names, isContinuous: true)
    case .showNumbers: show(.numbers, isContinuous: false)
    case .showNumbersContinuously: show(.numbers, isContinuous: true)
    case .showGrid: show(.grid(newGrid()), isContinuous: false)
    case .showGridContinuously: show(.grid(newGrid()), isContinuous: true)
    case .showGridSized:
      show(.grid(newGrid(columns: match.number(.columns), rows: match.number(.rows))), isContinuous: false)
    case .hideNames: hide { $0 == .names }
    case .hideNumbers: hide { $0 == .numbers }
    case .hideGrid: hide { if case .grid = $0 { true } else { false } }
    case .chooseNumber: return match.number(.number).map { choose($0) } ?? false
    case .zoomInNumber: return match.number(.number).map { drillDown($0) } ?? false
    case .zoomOutGrid: return changeGrid { $0.drillUp() }
    default: return false
    }
    return true
  }

  private mutating func show(_ overlay: ShownOverlay, isContinuous: Bool) {
    readNames()
    pending = nil
    shown = (overlay, isContinuous)
  }

  /// Hides what is shown, and what is always shown, by its setting.
  private mutating func hide(_ isMeant: (ShownOverlay) -> Bool) {
    if case .choose? = pending { pending = nil }
    if let shown, isMeant(shown.overlay) { self.shown = nil }
    if shown == nil, let current = currentOverlay, isMeant(current) {
      settings.voiceControl.overlay = .none
      standingGrid = nil
      change("voiceControl.overlay", .text(VoiceControlSettings.Overlay.none.rawValue))
    }
  }

  /// Takes a number alone: it chooses an item, or drills down into a cell of the grid.
  private mutating func choose(_ number: Int) -> Bool {
    switch pending {
    case .choose(let act, let ids)?:
      return ids.indices.contains(number - 1) ? carryOut(act, at: .item(ids[number - 1])) : false
    case .action(let id)?:
      guard let actions = tree.element(withID: id)?.details.customActions,
        actions.indices.contains(number - 1)
      else {
        return false
      }
      pending = nil
      ask(.custom(number - 1), of: id, for: .plain)
      return true
    case .correction(let range, let texts)?:
      guard texts.indices.contains(number - 1) else { return false }
      pending = nil
      return replace(range, with: texts[number - 1])
    case .confirm?, nil: break
    }
    if case .grid? = currentOverlay {
      guard let target = shownTarget(number) else { return false }
      // A cell that cannot be divided any more is tapped.
      return drillDown(number) || carryOut(.tap, at: target)
    }
    guard case .numbers? = currentOverlay else { return false }
    readNames()
    return shownTarget(number).map { carryOut(.tap, at: $0) } ?? false
  }

  private mutating func drillDown(_ number: Int) -> Bool {
    var isDone = false
    return changeGrid { isDone = $0.drillDown(number) } && isDone
  }

  private mutating func changeGrid(_ edit: (inout NumberGrid) -> Void) -> Bool {
    guard case .grid(var grid)? = currentOverlay else { return false }
    edit(&grid)
    if let shown { self.shown = (.grid(grid), shown.isContinuous) } else { standingGrid = grid }
    return true
  }

  // MARK: Drawing

  /// Draws what has to be seen now, if that has changed.
  mutating func showOverlay() {
    guard isRunning else { return }
    var overlay = Overlay()
    overlay.caption = caption?.text
    if isAwake {
      overlay.marks = marks()
      overlay.panel = panel
    } else if settings.voiceControl.showsHints {
      overlay.caption = table.ui("asleep")
    }
    guard overlay != lastOverlay else { return }
    lastOverlay = overlay
    effects.append(.overlay(overlay))
  }

  private mutating func marks() -> [Overlay.Mark] {
    if case .choose(_, let ids)? = pending {
      return ids.enumerated().compactMap { badge(String($0.offset + 1), on: $0.element) }
    }
    switch currentOverlay {
    case nil: return []
    case .grid(let grid)?:
      return (1...grid.count).compactMap { number in
        grid.cell(number).map { Overlay.Mark(.gridCell, $0, text: String(number)) }
      }
    case .numbers?:
      readNames()
      return names.items.enumerated().compactMap { badge(String($0.offset + 1), on: $0.element.id) }
    case .names?:
      readNames()
      return names.items.compactMap { $0.title.isEmpty ? nil : badge($0.title, on: $0.id) }
    }
  }

  private func badge(_ text: String, on id: AccessibilityElement.ID) -> Overlay.Mark? {
    tree.element(withID: id).map { Overlay.Mark(.badge, $0.bounds, text: text) }
  }

  private var panel: Overlay.Panel? {
    switch pending {
    case .action(let id)?:
      let names = tree.element(withID: id)?.details.customActions.map(\.name.string) ?? []
      return Overlay.Panel(title: table.ui("actions"), rows: Self.numbered(names))
    case .correction(_, let texts)?:
      return Overlay.Panel(title: table.ui("correction"), rows: Self.numbered(texts))
    case .choose?, .confirm?, nil: break
    }
    if showsVocabulary {
      return Overlay.Panel(title: table.ui("vocabulary"), rows: settings.voiceControl.vocabulary)
    }
    return showsCommands ? Overlay.Panel(title: table.ui("commands"), rows: commandsToShow) : nil
  }

  private static func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  /// The commands that mean something now, as Settings calls them.
  private var commandsToShow: [String] {
    let isEditing = editedText != nil
    return VoiceCommand.allCases.filter { command in
      (isEditing || !table.group(of: command).concernsText)
        && !settings.voiceControl.disabledCommands.contains(command.rawValue)
    }.map { table.title(of: $0) } + settings.voiceControl.customCommands.keys.sorted()
  }
}
