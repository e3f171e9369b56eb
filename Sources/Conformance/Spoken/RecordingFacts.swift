import Foundation

/// Facts about a recording that the neutral files leave out: `Data/recordings.json`.
struct RecordingFacts: Decodable {
  /// The app that came to the foreground as the recording began, whose name is said first; nil when none did.
  var app: String?
  /// True when VoiceOver was switched on while its cursor was on something that the entry's tree leaves out.
  var startsOutsideTheTree: Bool?
  /// True for a report of the caption panel without the hints, which the panel shows after a pause.
  var leavesHintsOut: Bool?

  private struct File: Decodable {
    var recordings: [String: RecordingFacts]
  }

  /// The facts about recordings, by section and name.
  ///
  /// - Throws: a ``CaseError`` when the data is invalid.
  static func all() throws -> [String: RecordingFacts] {
    do {
      return try JSONDecoder().decode(File.self, from: Data(PackageResources.recordings_json)).recordings
    } catch {
      throw CaseError(path: "recordings.json", problem: "\(error)")
    }
  }
}
