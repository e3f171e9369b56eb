/// Something in a file that was not understood, or not found. The rest of the file was still read.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given.
  public var file: String
  /// The place in the file, if there is one.
  public var place: SourcePlace?
  /// What was found, and what was done about it.
  public var message: String

  /// Creates a diagnostic about a file.
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
