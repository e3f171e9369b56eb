import CurbcutUIKit
import Foundation

/// A view that goes through phases, each shown with an animation.
///
/// Follows <https://developer.apple.com/documentation/swiftui/phaseanimator>.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyHashableValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Creates a view that goes through phases again and again.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/phaseanimator/init(_:content:animation:)>.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases once whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyHashableValue(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      content(phase)
        .onAppear { if trigger == nil { goOn(endless: true) } }
        .onDisappear { run.stop() }
        .onChange(of: trigger) { if phases.count > 1 { goOn(endless: false) } }
    }
  }

  /// Goes to the next phase, and from there to the one after it.
  @MainActor private func goOn(endless: Bool) {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.isInBackground = endless
    let index = _index
    let length = transaction.animation?.logicalLength ?? 0
    withTransaction(transaction) { index.wrappedValue = next }
    if !endless, next == 0 { return run.stop() }
    run.wait(max(length, 1 / 60), recurs: endless) { goOn(endless: endless) }
  }
}

/// The timer of a view that goes through phases.
@MainActor
private final class PhaseRun {
  private var alarm: Int?

  nonisolated init() {}

  isolated deinit { stop() }

  func wait(_ seconds: TimeInterval, recurs: Bool, _ body: @escaping @MainActor () -> Void) {
    stop()
    alarm = UIKitHost.shared.clock.after(seconds, recurs: recurs, isApps: true) { [weak self] in
      self?.alarm = nil
      body()
    }
  }

  func stop() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }
}

/// A value that can only be compared.
struct AnyHashableValue: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: Self, b: Self) -> Bool {
    func isSame<V: Equatable>(_ first: V) -> Bool { (b.value as? V) == first }
    return isSame(a.value)
  }
}

extension Animation {
  /// The seconds until the change is shown as far as a person can tell.
  var logicalLength: TimeInterval {
    switch base {
    case let spring as SpringAnimation: spring.spring.duration
    case let delayed as DelayedAnimation: delayed.delay + delayed.base.logicalLength
    case let fast as SpeedAnimation: fast.speed > 0 ? fast.base.logicalLength / fast.speed : 0
    case let timed as any TimedAnimation: timed.length.isFinite ? timed.length : 0
    default: 1
    }
  }
}

extension View {
  /// Goes through phases again and again, each shown with an animation.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)>.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Goes through phases once whenever a value changes, each shown with an animation.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
