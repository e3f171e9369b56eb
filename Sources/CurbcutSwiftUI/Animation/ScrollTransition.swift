import CurbcutUIKit
import Foundation

/// Where a view is in what can be seen of a scroll view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolltransitionphase>.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it: above, or at the leading side.
  case topLeading
  /// In it.
  case identity
  /// After it: below, or at the trailing side.
  case bottomTrailing

  /// Whether the view can be seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in, 1 after what can be seen.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled in and out.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration>.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be seen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold>.
  public struct Threshold: Sendable {
    fileprivate let amount: Double

    /// Anything of it.
    public static let hidden = Threshold(amount: 0)
    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// Its middle.
    public static let centered = Threshold(amount: 0.5)
    /// So much of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }

  fileprivate enum Kind { case interactive, animated(Animation), identity }

  fileprivate let kind: Kind
  fileprivate var least = Threshold.visible

  /// Along with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// With an animation once the view is seen.
  public static let animated = animated(.default)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// With an animation once the view is seen.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The configuration for when so much of the view is seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.least = threshold
    return copy
  }
}

/// Changes the look of a view while it is scrolled in and out.
struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
  var before: ScrollTransitionConfiguration
  var after: ScrollTransitionConfiguration
  /// The direction that counts; nil for that of the scroll view.
  var axis: Axis?
  var transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: ContainerNode<UIView>, AnimationParticipant {
    private var modifier: ScrollTransitionModifier
    private var animator: Animator<Double>?
    /// How far the view is out: -1 before, 1 after what can be seen.
    private var out = 0.0

    init(_ modifier: Attribute<ScrollTransitionModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(PassThroughView(), inputs, content)
      observe { [unowned self] in
        self.modifier = modifier.value
        setNeedsPlacement()
      }
    }

    override func didPlace() {
      let place = shownFrame
      platformView.bounds = CGRect(origin: .zero, size: place.size)
      platformView.center = CGPoint(x: place.midX, y: place.midY)
      enclosingScroll?.follow(self)
      measure()
      // What is around the view may be placed after it.
      graph.afterUpdate { [weak self] in self?.measure() }
    }

    /// Finds out how far the view is out.
    private func measure() {
      guard let scroll = enclosingScroll else { return show(0) }
      let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
      let seen = scroll.globalFrame
      let place = globalFrame
      let (start, end) = axis == .vertical ? (place.minY, place.maxY) : (place.minX, place.maxX)
      let (low, high) = axis == .vertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
      let length = max(end - start, 0.001)
      let (hiddenBefore, hiddenAfter) = (max(0, low - start) / length, max(0, end - high) / length)
      let isBefore = hiddenBefore >= hiddenAfter
      let hidden = min(1, isBefore ? hiddenBefore : hiddenAfter)
      let configuration = isBefore ? modifier.before : modifier.after
      switch configuration.kind {
      case .identity: follow(0, nil)
      case .interactive:
        // From where enough of the view is seen to where nothing is.
        let free = 1 - configuration.least.amount
        let part = hidden <= free ? 0 : free >= 1 ? 1 : (hidden - free) / (1 - free)
        follow(isBefore ? -part : part, nil)
      case .animated(let animation):
        let isOut = hidden > 1 - configuration.least.amount + 1e-6 || hidden >= 1
        follow(isOut ? (isBefore ? -1 : 1) : 0, animation)
      }
    }

    private func follow(_ new: Double, _ animation: Animation?) {
      guard let animation, isPlaced, animator != nil else {
        animator = Animator(new)
        return show(new)
      }
      guard new != out else { return }
      out = new
      animator?.change(
        to: new, Transaction(animation: animation), GraphNode.untracked { environment.value })
      graph.animations.add(self)
    }

    /// Shows the view so far out: between its own look and that of the phase.
    private func show(_ amount: Double) {
      if animator?.isRunning != true { out = amount }
      let size = frame.size
      let isRightToLeft = GraphNode.untracked { environment.value.layoutDirection } == .rightToLeft
      func look(_ phase: ScrollTransitionPhase) -> _VisualEffectLook {
        var look = _VisualEffectLook(size: size, isRightToLeft: isRightToLeft)
        modifier.transition(EmptyVisualEffect(), phase)._apply(to: &look)
        return look
      }
      let (own, other) = (look(.identity), look(amount < 0 ? .topLeading : .bottomTrailing))
      let part = CGFloat(abs(amount))
      own.transform.mixed(with: other.transform, by: part).show(on: platformView)
      platformView.alpha = CGFloat(own.opacity + (other.opacity - own.opacity) * Double(part))
      let effects = own.effects.mixed(with: other.effects, by: Double(part))
      platformView.show(effects.filters.isEmpty ? nil : effects)
    }

    var isAnimating: Bool { animator?.isRunning ?? false }
    var isEndless: Bool { animator?.isEndless ?? true }
    func advance() {}
    func show() { if let amount = animator?.value(at: HostTimer.now) { show(amount) } }

    private var enclosingScroll: ScrollNode? {
      var node = parent
      while let found = node {
        if let scroll = found as? ScrollNode { return scroll }
        node = found.parent
      }
      return nil
    }
  }
}

extension View {
  /// Changes the look of the view while it is scrolled in and out.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)>.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        before: configuration, after: configuration, axis: axis, transition: transition))
  }

  /// Changes the look of the view while it is scrolled in and out, in other ways at the beginning and at the end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(before: topLeading, after: bottomTrailing, axis: axis, transition: transition))
  }
}
