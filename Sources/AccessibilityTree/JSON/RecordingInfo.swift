extension ElementTree {
  /// The user info that makes an encoder write a tree, and a decoder read one, as a recording needs it:
  /// with the ids of elements and containers, how far in front each element lies, and the text inside an
  /// element.
  ///
  /// A tree that was written so and is read so is the same tree, save that the class of an element is only
  /// known by its name.
  public static let recordingInfo: [CodingUserInfoKey: any Sendable] =
    CodingUserInfoKey(rawValue: recordingName).map { [$0: true] } ?? [:]

  fileprivate static let recordingName = "curbcut.recording"
}

extension [CodingUserInfoKey: Any] {
  /// True when the tree in hand is part of a recording.
  var isRecording: Bool {
    contains { $0.key.rawValue == ElementTree.recordingName && $0.value as? Bool == true }
  }
}
