import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation

extension ViewScreen {
  /// How long is waited for what Reduce Motion ends, in seconds.
  private static let settling = 2.0
  /// How long the film is, in seconds: longer than the five for which WCAG lets something move.
  private static let length = 5.4
  /// The time between two frames, in seconds.
  private static let interval = 1.0 / 30
  /// Pixels to a point: flashes are looked for on large areas.
  private static let scale = 0.25

  /// Watches the screen for some seconds of the device's clock with Reduce Motion on.
  ///
  /// Time passes for the app, so this comes last. Where nothing moves and nothing is due, the film is empty, and no time
  /// passes but what the setting may need.
  package mutating func film() {
    let host = UIKitHost.shared
    var settings = host.settings
    settings.reduceMotion = true
    let interval = Self.interval
    var changes: [SilentChange] = []
    screen.film = Self.with(settings, in: window) {
      host.advance(by: Self.settling)
      window.layoutIfNeeded()
      var film = ScreenFilm(length: Self.length, interval: interval)
      guard Self.mayChange(within: Self.length) else { return film }
      // Not what an app makes of the setting.
      let before = words
      _ = provider.takeNotifications()
      defer { changes = silentChanges(since: before) }
      var paths: [Int: MovementPath] = [:]
      for frame in 0...Int(Self.length / interval) {
        let mayDiffer = frame == 0 || Self.mayChange(within: interval)
        if frame > 0 {
          host.advance(by: interval)
          for window in window.windowsShownTogether { window.layoutIfNeeded() }
        }
        if mayDiffer {
          for window in window.windowsShownTogether {
            follow(window, at: Double(frame) * interval, &paths)
          }
          if let picture = small() { film.frames.append(picture) }
        } else if let last = film.frames.last {
          film.frames.append(last)
        }
      }
      film.movements = paths.flatMap { node, path in path.movements(of: node) }
        .sorted { ($0.node, $0.kind.rawValue) < ($1.node, $1.kind.rawValue) }
      film.hasAskedForReducedMotion = UIAccessibility.hasAskedForReducedMotion.load(ordering: .relaxed)
      return film
    }
    screen.silentChanges = changes
  }

  /// The words of the texts that can be seen, by their nodes.
  private var words: [Int: String] {
    Dictionary(
      texts.compactMap { view, node in
        guard view.isOnScreen, screen.nodes[node].exposure != .unseen else { return nil }
        return view.shownTextFacts.map { (node, $0.text) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Which texts changed by themselves, if the app told nobody of anything meanwhile.
  private func silentChanges(since before: [Int: String]) -> [SilentChange] {
    let wasTold = provider.takeNotifications().contains { notification in
      switch notification {
      case .announcement, .layoutChanged, .screenChanged, .pageScrolled: true
      default: false
      }
    }
    let now = words
    return wasTold
      ? []
      : before.sorted { $0.key < $1.key }.compactMap { node, old in
        guard let new = now[node], new != old, let element = nearestElement(node),
          !screen.nodes[element].element.traits.contains(.updatesFrequently)
        else { return nil }
        return SilentChange(node: element, texts: [new], isByItself: true)
      }
  }

  /// The element that a node is, or is a part of; nil when there is none.
  private func nearestElement(_ node: Int) -> Int? {
    sequence(first: node) { screen.nodes[$0].parent }.first { screen.nodes[$0].exposure == .element }
  }

  /// Whether anything can look otherwise within some seconds.
  private static func mayChange(within seconds: Double) -> Bool {
    let host = UIKitHost.shared
    return host.isAnimating || host.clock.nextAlarm.map { $0 <= host.clock.now + seconds + 1e-6 } ?? false
  }

  private func small() -> AuditPicture? {
    DeviceDisplay.shared.picture(of: window.windowsShownTogether, scale: Self.scale).flatMap { picture in
      AuditPicture(
        width: picture.width, height: picture.height, frame: window.screen.bounds,
        pixels: picture.withPixels { $0.map { $0 & 0xFFFFFF } })
    }
  }

  /// Notes where the views are, except for parts of the system that show that something is going on.
  private func follow(_ view: UIView, at time: Double, _ paths: inout [Int: MovementPath]) {
    guard !view.isMadeBySystem, !Self.isIndicator(view) else { return }
    if let node = views[ObjectIdentifier(view)] {
      paths[node, default: MovementPath(isText: view is any TextShowing, isScrolling: view is UIScrollView)]
        .add(
          view.layer.shown, isHidden: view.isHidden, plays: (view as? UIImageView)?.isAnimating ?? false,
          at: time)
    }
    guard !view.isHidden else { return }
    for subview in view.subviews { follow(subview, at: time, &paths) }
  }

  private static func isIndicator(_ view: UIView) -> Bool {
    view is UIActivityIndicatorView || view is UIProgressView || view is UIRefreshControl
      || view is UIPageControl || view is UISwitch || view is UISlider
  }
}

/// What the layer of a view did in the course of time, beside what is around it.
private struct MovementPath {
  private struct Range {
    var low, high: Double
    var start: Double?
    var end = 0.0

    init(_ value: Double) { (low, high) = (value, value) }

    /// Adds the value of a moment.
    ///
    /// - Parameter last: that of the moment before.
    mutating func add(_ value: Double, last: Double, at time: Double, before: Double) {
      low = min(low, value)
      high = max(high, value)
      guard abs(value - last) > 1e-6 else { return }
      start = start ?? before
      end = time
    }
  }

  private struct State {
    var values: [ScreenFilm.Movement.Kind: [Double]]
    var time: Double
  }

  let isText, isScrolling: Bool
  private var ranges: [ScreenFilm.Movement.Kind: [Range]] = [:]
  private var last: State?
  /// What it turned by in all: angles begin anew at a full turn.
  private var turned = 0.0

  init(isText: Bool, isScrolling: Bool) {
    self.isText = isText
    self.isScrolling = isScrolling
  }

  mutating func add(_ layer: CALayer, isHidden: Bool, plays: Bool, at time: Double) {
    let transform = layer.affineTransform()
    let angle = atan2(transform.b, transform.a) * 180 / .pi
    if let old = last?.values[.turns]?.first {
      var step = angle - old
      if step > 180 { step -= 360 }
      if step < -180 { step += 360 }
      turned += step
    }
    let values: [ScreenFilm.Movement.Kind: [Double]] = [
      .moves: [layer.position.x + transform.tx, layer.position.y + transform.ty],
      .turns: [angle],
      .scales: [max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))],
      .scrolls: isScrolling ? [layer.bounds.minX, layer.bounds.minY] : [],
      .grows: [layer.bounds.width, layer.bounds.height],
      .blinks: [isHidden ? 0 : Double(layer.opacity)], .plays: [plays ? time : 0],
    ]
    for (kind, values) in values {
      let old = last?.values[kind]
      if let old, var ranges = ranges[kind], ranges.count == values.count {
        for index in values.indices {
          ranges[index].add(
            kind == .turns ? turned : values[index],
            last: kind == .turns ? (values[index] == old[index] ? turned : turned - 1) : old[index], at: time,
            before: last?.time ?? time)
        }
        self.ranges[kind] = ranges
      } else {
        ranges[kind] = values.map { Range(kind == .turns ? turned : $0) }
      }
    }
    last = State(values: values, time: time)
  }

  /// How much of each is more than a trifle: points, degrees, a factor.
  private static let least: [ScreenFilm.Movement.Kind: Double] = [
    .moves: 8, .turns: 5, .scales: 0.1, .scrolls: 8, .grows: 8, .blinks: 0.2, .plays: 0.1,
  ]

  func movements(of node: Int) -> [ScreenFilm.Movement] {
    ranges.compactMap { kind, ranges in
      // A text whose words change has another size and another place.
      if isText, kind == .grows { return nil }
      guard let least = Self.least[kind],
        let widest = ranges.max(by: { $0.high - $0.low < $1.high - $1.low }),
        widest.high - widest.low >= least, let start = ranges.compactMap(\.start).min(),
        let end = ranges.filter({ $0.start != nil }).map(\.end).max()
      else { return nil }
      let amount =
        switch kind {
        case .scales: widest.low > 0 ? widest.high / widest.low : widest.high
        default: widest.high - widest.low
        }
      return ScreenFilm.Movement(node: node, kind: kind, start: start, end: end, amount: amount)
    }
  }
}
