extension ElementTree {
  /// The user info that makes an encoder write a tree, and a decoder read one, as a recording needs it: with
  /// the ids of elements and containers, the depth of each element, and the text inside an element.
  ///
  /// A tree written and read this way is unchanged, except that the class of an element is known only by its
  /// name.
  public static let recordingInfo: [CodingUserInfoKey: any Sendable] =
    CodingUserInfoKey(rawValue: recordingName).map { [$0: true] } ?? [:]

  fileprivate static let recordingName = "curbcut.recording"
}

extension [CodingUserInfoKey: Any] {
  /// True when the tree being encoded or decoded is part of a recording.
  var isRecording: Bool {
    contains { $0.key.rawValue == ElementTree.recordingName && $0.value as? Bool == true }
  }
}
