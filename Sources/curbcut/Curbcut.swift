import ArgumentParser

@main
struct Curbcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curbcut",
    abstract: "The iOS accessibility system on Linux: hear, see and test a screen.")
}
