/// Something in a file that was not understood, or not found. The rest of the file was read all the same.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public var file: String
  /// Where in the file, if the message has a place.
  public var place: SourcePlace?
  /// What was met and what became of it.
  public var message: String

  /// A message about a file.
  public init(file: String, place: SourcePlace? = nil, message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  /// `file:line:column: warning: message`, the form that editors and build logs understand.
  public var description: String {
    let position = place.map { ":\($0)" } ?? ""
    return "\(file)\(position): warning: \(message)"
  }
}
