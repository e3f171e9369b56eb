import ArgumentParser

/// Lowers sources written for iOS to what Swift compiles on Linux.
@main
struct AppleSourcesTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple-sources",
    abstract: "Lowers sources written for iOS to what Swift compiles on Linux.",
    subcommands: [LowerCommand.self, OverlayCommand.self, OptionalMembersCommand.self],
    defaultSubcommand: LowerCommand.self)
}
