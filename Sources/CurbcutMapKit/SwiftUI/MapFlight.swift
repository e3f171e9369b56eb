import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// Where the camera of a map is while it follows keyframes.
struct MapFlight: Equatable {
  /// How often keyframes were followed, with the part of the present time.
  let runs: Double
  let camera: MapCamera
}

extension CLLocationCoordinate2D: Animatable {
  public typealias AnimatableData = AnimatablePair<Double, Double>

  /// Latitude and longitude, in degrees.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}

extension MapCamera: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
  >

  /// The place, the distance, the heading and the pitch.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        centerCoordinate.animatableData, AnimatablePair(distance, AnimatablePair(heading, pitch)))
    }
    set {
      centerCoordinate.animatableData = newValue.first
      (distance, heading, pitch) = (
        newValue.second.first, newValue.second.second.first, newValue.second.second.second
      )
    }
  }
}

extension View {
  /// Moves the camera of the map in the view along keyframes, once whenever a value changes.
  ///
  /// The map is looked at from straight above here, with north up: of a camera, the place and the distance are seen.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapcamerakeyframeanimator(trigger:keyframes:)>.
  ///
  /// - Parameters:
  ///   - trigger: the value.
  ///   - keyframes: the keyframes for a flight that begins at a camera.
  public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View {
    modifier(MapCameraAnimator(trigger: trigger, keyframes: keyframes))
  }
}

private struct MapCameraAnimator<Trigger: Equatable, Path: Keyframes>: ViewModifier
where Path.Value == MapCamera {
  let trigger: Trigger
  let keyframes: (MapCamera) -> Path

  /// The map, unless a reader around has it.
  @State private var shared = MapProxy.Shared()
  @Environment(\.mapProxy) private var outer
  @State private var timeline: KeyframeTimeline<MapCamera>?
  @State private var runs = 0.0

  func body(content: Content) -> some View {
    let map = outer ?? shared
    MapFlightMoment(runs: runs, timeline: timeline, content: content)
      .environment(\.mapProxy, map)
      .onChange(of: trigger) {
        guard let projection = map.projection else { return }
        let camera = MapCameraUpdateContext(projection.rect).camera
        let new = KeyframeTimeline(initialValue: camera) { keyframes(camera) }
        timeline = new
        withAnimation(.linear(duration: max(new.duration, 0.001))) { runs += 1 }
      }
  }
}

/// A map at a moment of a flight.
private struct MapFlightMoment<Content: View>: View, @preconcurrency Animatable {
  var runs: Double
  let timeline: KeyframeTimeline<MapCamera>?
  let content: Content

  var animatableData: Double {
    get { runs }
    set { runs = newValue }
  }

  var body: some View { content.environment(\.mapFlight, flight) }

  private var flight: MapFlight? {
    guard let timeline, runs > 0 else { return nil }
    let part = runs - runs.rounded(.down)
    return MapFlight(runs: runs, camera: timeline.value(progress: part == 0 ? 1 : part))
  }
}
