import ArgumentParser

/// The arguments of a command that a run of the app takes, too: the path, the device and its settings.
enum ForwardedArguments {
  /// The arguments of this process, without those that only its own command has.
  static func all(of command: any ParsableCommand.Type) -> [String] {
    // The container is not shared: each run gets a copy.
    let known = options(of: WalkCommand.self).filter { $0.key != "--container" }
    return kept(Array(OwnArguments.all.dropFirst(2)), options(of: command), known)
  }

  /// The arguments that another command knows.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command, without its name.
  ///   - own: the options of the command, each with whether a value follows.
  ///   - known: those of the other command.
  static func kept(_ arguments: [String], _ own: [String: Bool], _ known: [String: Bool]) -> [String] {
    var kept: [String] = []
    var isDropped = false
    for argument in arguments {
      if isDropped {
        isDropped = false
        continue
      }
      let name = String(argument.prefix { $0 != "=" })
      guard argument.hasPrefix("-"), known[name] == nil, let hasValue = own[name] else {
        kept.append(argument)
        continue
      }
      isDropped = hasValue && !argument.contains("=")
    }
    // Whatever this command prints, the runs tell by lines of their own.
    return kept.filter { $0 != "--json" }
  }

  /// The options of a command, as its help lists them, each with whether a value follows.
  static func options(of command: any ParsableCommand.Type) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for line in command.helpMessage(columns: 10_000).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.hasPrefix("  "), words.first?.hasPrefix("-") == true else { continue }
      // The names of one option stand side by side, with the value behind the last.
      let names = words.prefix { $0.hasPrefix("-") }
      let hasValue = words.dropFirst(names.count).first?.hasPrefix("<") ?? false
      for name in names { options[String(name.trimmingSuffix { $0 == "," })] = hasValue }
    }
    return options
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeft(last) { rest.removeLast() }
    return rest
  }
}
