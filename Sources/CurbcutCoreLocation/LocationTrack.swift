import DeviceSettings
import Foundation

/// The way that a device goes: places with the times at which it is there. Between two, it goes straight and evenly.
struct LocationTrack: Hashable, Sendable {
  /// Where a device is, and how it moves.
  struct Point: Hashable, Sendable {
    var place: ServicePlace
    /// In degrees clockwise from north; negative where the device stands.
    var course: Double
    /// In metres per second.
    var speed: Double
  }

  private let places: [ServicePlace]

  /// - Parameter places: the places; at the same time, the last one counts.
  init(_ places: [ServicePlace]) {
    var sorted: [ServicePlace] = []
    let inOrder = places.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    for (_, place) in inOrder {
      if sorted.last?.time == place.time { sorted.removeLast() }
      sorted.append(place)
    }
    self.places = sorted
  }

  /// When the device has arrived, in seconds from the beginning.
  var end: Double { places.last?.time ?? 0 }

  /// Where the device is after some seconds; nil for a track without places.
  func point(at seconds: Double) -> Point? {
    guard let next = places.firstIndex(where: { $0.time > seconds }) else {
      return places.last.map { Point(place: $0, course: -1, speed: 0) }
    }
    guard next > 0 else { return Point(place: places[0], course: -1, speed: 0) }
    let (from, to) = (places[next - 1], places[next])
    let share = (seconds - from.time) / (to.time - from.time)
    var place = from
    place.time = seconds
    place.latitude += (to.latitude - from.latitude) * share
    var turn = to.longitude - from.longitude
    // The shorter way, across the date line if need be.
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    place.longitude += turn * share
    if place.longitude > 180 {
      place.longitude -= 360
    } else if place.longitude < -180 {
      place.longitude += 360
    }
    place.accuracy += (to.accuracy - from.accuracy) * share
    if let low = from.altitude, let high = to.altitude { place.altitude = low + (high - low) * share }
    let (start, goal) = (CLLocation(from), CLLocation(to))
    let way = start.distance(from: goal)
    guard way > 0 else { return Point(place: place, course: -1, speed: 0) }
    return Point(place: place, course: start.course(to: goal), speed: way / (to.time - from.time))
  }
}

extension CLLocation {
  convenience init(_ place: ServicePlace, course: Double = -1, speed: Double = -1, at time: Date = Date()) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
      altitude: place.altitude ?? 0, horizontalAccuracy: place.accuracy,
      verticalAccuracy: place.altitude == nil ? -1 : place.accuracy, course: course, speed: speed,
      timestamp: time)
  }

  /// The direction in which another place lies, in degrees clockwise from north.
  fileprivate func course(to other: CLLocation) -> Double {
    let radians = Double.pi / 180
    let (from, to) = (coordinate.latitude * radians, other.coordinate.latitude * radians)
    let turn = (other.coordinate.longitude - coordinate.longitude) * radians
    let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)) / radians
    return angle < 0 ? angle + 360 : angle
  }
}
