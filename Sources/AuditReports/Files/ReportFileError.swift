/// Why a baseline or a configuration cannot be used, and where.
public struct ReportFileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line and the column, counted from 1; nil when the fault is the file as a whole.
  public var line, column: Int?
  /// What is wrong.
  public var problem: String
  /// What to do about it, as a sentence; nil when the problem says it.
  public var advice: String?

  /// Creates an error.
  public init(file: String, line: Int? = nil, column: Int? = nil, problem: String, advice: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.advice = advice
  }

  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
    return "\(place): error: \(problem)" + (advice.map { ". \($0)" } ?? "")
  }
}
