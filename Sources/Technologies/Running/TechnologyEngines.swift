import AssistiveTechnology
import AssistiveTouch
import KeyboardAccess
import SpokenContent
import SwitchControl
import VoiceControl
import VoiceOver
import Zoom

/// The technologies of a device.
package enum TechnologyEngines {
  /// All that a device has, each by itself and as new, and a finger for the app.
  private static var all: [any TechnologyEngine] {
    [
      VoiceOverEngine(), SwitchControlEngine(), VoiceControlEngine(), KeyboardAccessEngine(),
      SpokenContentEngine(), ZoomEngine(), AssistiveTouchEngine(), FingerEngine(), TimeKeeper(),
    ]
  }

  /// The technologies of a device on which a person switches them on and off, and a finger for the app: VoiceOver first.
  package static var ofDevice: [any TechnologyEngine] {
    all.dropLast().map { SwitchedEngine($0) ?? $0 }
  }

  /// The technologies that were recorded, as new.
  ///
  /// - Parameter names: their identifiers, in the order of the recording.
  /// - Throws: an ``UnknownTechnology`` when this version does not have one of them.
  package static func recorded(_ names: [String]) throws(UnknownTechnology) -> [any TechnologyEngine] {
    let device = ofDevice
    // Only on a device as a whole are they switched one by one.
    if names == device.map(\.identifier) { return device }
    var engines: [any TechnologyEngine] = []
    for name in names {
      guard let engine = all.first(where: { $0.identifier == name }) else {
        throw UnknownTechnology(name: name)
      }
      engines.append(engine)
    }
    return engines
  }
}

/// A recording has a technology that this version does not know.
package struct UnknownTechnology: Error, Equatable, CustomStringConvertible {
  /// The identifier that was recorded.
  package var name: String

  /// Creates the error for a technology of that identifier.
  package init(name: String) { self.name = name }

  package var description: String {
    "The session was recorded with “\(name)”, which this version does not have."
  }
}
