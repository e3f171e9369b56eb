import AssistiveTechnology
import DeviceSettings
import Foundation

extension ZoomEngine {
  mutating func openMenu() {
    isResizing = false
    panel = page(.menu)
  }

  /// Shows what has changed in what is open.
  mutating func refreshMenu() { if let open = panel { panel = page(open.kind) } }

  private func page(_ kind: ZoomPanel.Kind) -> ZoomPanel {
    let (words, options) = (words, settings.zoom)
    switch kind {
    case .menu:
      var rows = [
        ZoomPanel.Row(text: words.phrase(isZoomedIn ? .zoomOut : .zoomIn), target: .zoomInOut),
        .init(text: words.phrase(.chooseRegion), target: .chooseRegion),
      ]
      if isZoomedIn, !lens.grips.isEmpty {
        rows.append(.init(text: words.phrase(.resizeLens), target: .resizeLens))
      }
      rows.append(.init(text: words.phrase(.chooseFilter), target: .chooseFilter))
      rows.append(
        .init(
          text: words.phrase(options.showsController ? .hideController : .showController),
          target: .showController))
      rows.append(
        .init(text: words.phrase(.zoomLevel, Self.written(isZoomedIn ? lens.level : 1)), target: .level))
      return ZoomPanel(kind: kind, title: words.phrase(.zoom), rows: rows, selection: nil)
    case .regions:
      let all = ZoomSettings.Region.allCases
      return ZoomPanel(
        kind: kind, title: words.phrase(.chooseRegion),
        rows: all.map { .init(text: words.title(of: $0), target: .region($0)) },
        selection: all.firstIndex(of: options.region))
    case .filters:
      let all = ZoomSettings.Filter.allCases
      return ZoomPanel(
        kind: kind, title: words.phrase(.chooseFilter),
        rows: all.map { .init(text: words.title(of: $0), target: .filter($0)) },
        selection: all.firstIndex(of: options.filter))
    case .conflict:
      return ZoomPanel(
        kind: kind, title: words.phrase(.conflict),
        rows: [
          .init(text: words.phrase(.turnOffZoom), target: .turnOff),
          .init(text: words.phrase(.goOn), target: .goOn),
        ], selection: nil)
    }
  }

  /// A level with one digit behind the point.
  private static func written(_ level: Double) -> String {
    let tenths = Int((level * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: Fingers

  mutating func panelMoved(_ row: Int?, to point: CGPoint) {
    guard let open = panel, let row, let screenSize, open.rows.indices.contains(row),
      open.rows[row].target == .level
    else { return }
    let lowest = ZoomMeasures.lowestLevel
    let highest = max(lowest, settings.zoom.maximumLevel)
    slide(to: lowest + open.share(ofSlider: row, at: point, in: screenSize) * (highest - lowest), at: nil)
    refreshMenu()
    // The first move may have added a row above the slider.
    if let place = panel?.rows.firstIndex(where: { $0.target == .level }) { press.owner = .panel(row: place) }
  }

  mutating func panelLifted(_ row: Int?, at point: CGPoint) {
    guard let open = panel, let screenSize else { return }
    guard let row else {
      // The choice has to be made.
      if open.kind != .conflict, !open.frame(in: screenSize).contains(point) { panel = nil }
      return
    }
    guard open.rows.indices.contains(row) else { return }
    if open.rows[row].target == .level { return save() }
    if open.row(at: point, in: screenSize) == row { choose(open.rows[row].target) }
  }

  private mutating func choose(_ target: ZoomPanel.Target) {
    panel = nil
    switch target {
    case .zoomInOut: toggle()
    case .chooseRegion: panel = page(.regions)
    case .chooseFilter: panel = page(.filters)
    case .resizeLens: isResizing = true
    case .showController: change("zoom.showsController", .bool(!settings.zoom.showsController))
    case .level: break
    case .region(let region): change("zoom.region", .text(region.rawValue))
    case .filter(let filter): change("zoom.filter", .text(filter.rawValue))
    case .turnOff:
      zoomOut()
      save()
      change("isZoomEnabled", .bool(false))
    case .goOn: break
    }
  }

  // MARK: An app with the same gestures

  /// Asks once whether Zoom is to be turned off for the app.
  mutating func offerChoice() {
    guard isOn, conflict.isKnown, !conflict.wasOffered else { return }
    conflict.wasOffered = true
    panel = page(.conflict)
  }
}

/// What is known of an app that uses gestures with three fingers.
struct ConflictState: Sendable {
  /// Whether the app said so.
  var isKnown = false
  /// Whether the user was asked.
  var wasOffered = false
}
