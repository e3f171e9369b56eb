import Foundation

/// A view that a value changes over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframeanimator>.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: AnyHashableValue?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var runs = 0.0

  /// Creates a view that follows keyframes, once whenever a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/keyframeanimator/init(initialvalue:trigger:content:keyframes:)>.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyHashableValue(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that follows keyframes again and again.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public var body: some View {
    let (initial, keyframes) = (initial, keyframes)
    let timeline = KeyframeTimeline(initialValue: initial) { keyframes(initial) }
    KeyframeMoment(runs: runs, timeline: timeline, content: content)
      .onAppear {
        guard trigger == nil, timeline.duration > 0 else { return }
        let once = Animation.linear(duration: timeline.duration)
        withAnimation(repeats ? once.repeatForever(autoreverses: false) : once) { runs = 1 }
      }
      .onChange(of: trigger) {
        withAnimation(.linear(duration: max(timeline.duration, 0.001))) { runs += 1 }
      }
  }
}

/// A view at a moment of a timeline.
private struct KeyframeMoment<Value, Content: View>: View, @preconcurrency Animatable {
  /// How often the timeline was followed, with the part of the present time.
  var runs: Double
  let timeline: KeyframeTimeline<Value>
  let content: (Value) -> Content

  var animatableData: Double {
    get { runs }
    set { runs = newValue }
  }

  var body: some View {
    let part = runs - runs.rounded(.down)
    // A whole number of runs is the end of the last one, and before the first the beginning.
    content(timeline.value(progress: part == 0 && runs > 0 ? 1 : part))
  }
}

extension View {
  /// Follows keyframes, once whenever a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:)>.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Follows keyframes again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
