/// The arguments of the running process, as Swift tells them.
public enum ProcessArguments {
  /// Gives the process others than it was started with.
  ///
  /// Swift 6 has no setter for `CommandLine.arguments`, which is why this is a module in the mode of Swift 5. It is called
  /// before an app is loaded, when no other thread asks for them.
  public static func replace(with arguments: [String]) { CommandLine.arguments = arguments }
}
