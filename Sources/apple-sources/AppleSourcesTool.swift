import ArgumentParser

@main
struct AppleSourcesTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple-sources", abstract: "Lowers sources written for iOS to what Swift compiles on Linux.")

  mutating func run() throws {}
}
