/// The arguments of the command. Those of the process are the app's once it is launched.
enum OwnArguments {
  static let all = CommandLine.arguments
}
