extension String {
  /// Whether there is anything but the characters that stand for attachments.
  var hasSpokenText: Bool { unicodeScalars.contains { $0 != "\u{FFFC}" } }
}
