import Foundation

/// What the neutral files leave unsaid about a recording: `Data/recordings.json`.
struct RecordingFacts: Decodable {
  /// The app that came to the front as the recording began; its name is said first. Nil when none did.
  var app: String?
  /// True when VoiceOver was switched on while it stood on something that the entry's tree leaves out.
  var startsOutsideTheTree: Bool?
  /// True for a report of the caption panel that leaves out the hints, which it shows after a pause.
  var leavesHintsOut: Bool?

  private struct File: Decodable {
    var recordings: [String: RecordingFacts]
  }

  /// Every recording that something is known of, by section and name.
  ///
  /// - Throws: a ``CaseError`` when the data is no good.
  static func all() throws -> [String: RecordingFacts] {
    do {
      return try JSONDecoder().decode(File.self, from: Data(PackageResources.recordings_json)).recordings
    } catch {
      throw CaseError(path: "recordings.json", problem: "\(error)")
    }
  }
}
