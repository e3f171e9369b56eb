import Foundation

/// What a supervised process tells the process that watches it: one line of JSON each.
enum SupervisionMessage: Codable, Equatable {
  /// The app that will now be loaded and run.
  case app(RunningAppInfo)
  /// The main queue has had a turn.
  case turn
  /// The process begins or ends something that may take any time and runs no code of the app: building, waiting for a
  /// key, playing sound.
  case pause(Bool)
  /// The app raised an exception; the report is in the words of iOS.
  case exception(String)
  /// The process ends by itself, not because of the app.
  case end
  /// What a process that replaces this one needs.
  case state(String)
  /// The process ends so that another can replace it.
  case restart
  /// The app has launched.
  case launched
  /// A person has used the app.
  case used
  /// The command writes a file, or adds to its end, which the process, inside its fence, cannot.
  case file(path: String, content: Data, isMore: Bool)
  /// Sound that the command plays, as a WAV file.
  case sound(Data)
}

/// The app that a supervised process runs.
struct RunningAppInfo: Codable, Equatable {
  /// The name of the app.
  var name: String
  /// The path of the library with the app's code; nil when it has none.
  var library: String?
}

/// The file descriptors that connect a supervised process with the process that watches it.
enum SupervisionDescriptors {
  /// ``SupervisionMessage``s.
  static let messages: Int32 = 200
  /// The addresses of calls, as ``CallRecorder`` writes them.
  static let calls: Int32 = 201
  /// A byte for each record of calls that has been taken.
  static let receipts: Int32 = 202
  /// The command's own standard output and standard error. Those of the process are the app's.
  static let results: Int32 = 203
  static let complaints: Int32 = 204

  /// The environment variable that tells a process that it is supervised.
  static let variable = "CURBCUT_SUPERVISED"
  /// The signal that asks for the calls that the main thread is in.
  static let question: Int32 = 40
}
