import Foundation
import Testing

@Suite("The man page")
struct ManualTests {
  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var shouldDisplay: Bool
      var subcommands: [Command]?
      var arguments: [Argument]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var shouldDisplay: Bool
      var names: [Name]?
    }

    var command: Command
  }

  @Test("It names every command and option that --help names; ‘make manual’ writes it anew")
  func complete() throws {
    let page = try String(
      contentsOf: CommandLineTool.package.appendingPathComponent("Documentation/curbcut.1"), encoding: .utf8)
    let dump = try CommandLineTool.run("--experimental-dump-help")
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.output.utf8))
    let commands = (help.command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    #expect(commands.count > 8)
    for command in commands {
      let name = command.commandName
      let start = try #require(page.range(of: ".It Em \(name)\n"), "‘make manual’: \(name) is not in it")
      let rest = page[start.upperBound...]
      let section = rest[..<(rest.range(of: "\n.It Em ")?.lowerBound ?? rest.endIndex)]
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for option in argument.names ?? [] where option.kind == "long" {
          #expect(section.contains("-\(option.name)"), "‘make manual’: \(name) --\(option.name) is not in it")
        }
      }
    }
  }
}
