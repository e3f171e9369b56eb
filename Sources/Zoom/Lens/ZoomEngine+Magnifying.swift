import AssistiveTechnology
import DeviceSettings
import Foundation

extension ZoomEngine {
  /// Gives the lens the screen, or what a keyboard leaves of it.
  mutating func fitLens() {
    guard let screenSize, screenSize.width > 0, screenSize.height > 0 else { return }
    var area = CGRect(origin: .zero, size: screenSize)
    var region = settings.zoom.region
    if settings.zoom.usesSmartTyping, let keyboard = following.keyboard,
      keyboard.minY >= screenSize.height * Self.leastRoom
    {
      area.size.height = keyboard.minY
      // A lens along the upper edge does not reach the keyboard.
      if region != .pinnedTop { region = .window }
    }
    lens.fit(screen: screenSize, area: area, region: region, settings.zoom)
    controller.stay(inside: screenSize)
  }

  /// The least share of the screen above a keyboard in which a lens is of use.
  private static let leastRoom = 0.25

  // MARK: In and out

  /// Magnifies, or shows the whole screen.
  ///
  /// - Parameter point: where fingers asked for it, in points of the display: what they touch stays under them.
  mutating func toggle(at point: CGPoint? = nil) {
    if isZoomedIn { zoomOut() } else { zoomIn(to: Self.level(settings.zoom), at: point) }
    save()
  }

  mutating func zoomIn(to level: Double, at point: CGPoint?) {
    guard !isZoomedIn else { return lens.setLevel(clamped(level), keeping: point) }
    isZoomedIn = true
    fitLens()
    lens.setLevel(clamped(level))
    guard let point else {
      following.last = nil
      return followTree()
    }
    switch lens.region {
    // The screen grows around the fingers.
    case .fullScreen:
      let middle = CGPoint(x: lens.frame.midX, y: lens.frame.midY)
      lens.look(
        at: CGPoint(
          x: point.x + (middle.x - point.x) / lens.level, y: point.y + (middle.y - point.y) / lens.level))
    case .pinnedTop, .pinnedBottom, .pinnedLeft, .pinnedRight: lens.look(at: point)
    case .window: break
    }
  }

  mutating func zoomOut() {
    isZoomedIn = false
    isResizing = false
    isPeeking = false
  }

  /// A level inside its bounds.
  func clamped(_ level: Double) -> Double {
    max(ZoomMeasures.lowestLevel, min(level, settings.zoom.maximumLevel))
  }

  /// Changes the level by a step; below the lowest one the whole screen is shown.
  mutating func step(into: Bool) {
    if into {
      zoomIn(to: isZoomedIn ? lens.level * ZoomMeasures.levelStep : ZoomMeasures.levelStep, at: nil)
    } else if isZoomedIn {
      let level = lens.level / ZoomMeasures.levelStep
      if level < ZoomMeasures.lowestLevel - 1e-9 { zoomOut() } else { lens.setLevel(level) }
    }
    save()
  }

  /// Magnifies to a level that fingers choose, from a whole screen as well.
  mutating func slide(to level: Double, at point: CGPoint?) {
    if isZoomedIn {
      lens.setLevel(clamped(level), keeping: point)
    } else if level >= ZoomMeasures.lowestLevel {
      zoomIn(to: level, at: point)
    }
  }

  /// Moves what is shown by points of the display: to the right shows what is there.
  mutating func look(dx: Double, dy: Double) {
    guard isMagnifying else { return }
    lens.pan(by: Way(dx: -dx, dy: -dy))
  }

  // MARK: Settings

  /// Keeps in the settings what the user has changed with fingers, keys and the menu.
  mutating func save() {
    if known.isZoomedIn != isZoomedIn {
      known.isZoomedIn = isZoomedIn
      change("zoom.isZoomedIn", .bool(isZoomedIn))
    }
    if isZoomedIn, Self.level(known) != lens.level {
      known.level = lens.level
      change("zoom.level", .number(lens.level))
    }
  }

  /// Keeps the size of the lens.
  mutating func saveSize() {
    // What a keyboard took from a window is not what the user chose.
    let sizes: [(WritableKeyPath<ZoomSettings, Double>, String, Double)] = [
      (\.windowWidth, "zoom.windowWidth", lens.window.width),
      (\.windowHeight, "zoom.windowHeight", lens.window.height), (\.pinnedSize, "zoom.pinnedSize", lens.band),
    ]
    for (path, key, value) in sizes where known[keyPath: path] != value {
      known[keyPath: path] = value
      settings.zoom[keyPath: path] = value
      change(key, .number(value))
    }
  }
}
