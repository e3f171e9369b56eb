import AppFolders
import ArgumentParser
import AuditReports
import Captures
import Foundation
import InterfaceBuilder

/// An audit, unit by unit: all of it, or the share of a shard.
///
/// Each unit is looked at as if there were no others, so that it makes no difference which machine does which.
@MainActor
struct AuditRun {
  private let command: AuditCommand
  private var paths: [PathPlan]
  /// What is to be done.
  private(set) var job: AuditJob
  /// What became of the units.
  private(set) var outcomes: [AuditUnit: UnitOutcome] = [:]

  /// Lists what is to be looked at. Documents and recordings are read, and apps are not built yet.
  ///
  /// - Throws: what is wrong with one of the paths, or its configuration.
  init(_ command: AuditCommand) throws {
    self.command = command
    paths = try command.paths.map { try PathPlan($0, of: command) }
    job = AuditJob(
      version: Curbcut.configuration.version, arguments: JobArguments(command).kept,
      inputs: command.shard == nil
        ? []
        : try [command.options.settings.settings, command.options.after].compactMap(\.self).map(Self.content),
      paths: paths.map(\.about), day: command.today, hasPictures: command.report.draws,
      allowsOmissions: command.options.app.allowMissing,
      workingDirectory: FileManager.default.currentDirectoryPath)
  }

  private static func content(_ file: String) throws -> String {
    AuditJob.digest(of: [UInt8](try AuditFiles.read(file)))
  }

  // MARK: Doing it

  /// Looks at the units of the command's shard, or at all.
  ///
  /// - Throws: the first failure, unless a shard is done: that goes on with the other units.
  mutating func run() throws {
    if command.explore { return try explore() }
    let share = command.shard.map { Set(job.units(of: $0)) }
    for index in paths.indices {
      for (group, screen) in paths[index].pieces {
        let unit = paths[index].unit(group, screen)
        guard outcomes[unit] == nil, share?.contains(unit) ?? true else { continue }
        do {
          outcomes[unit] = .judged(try paths[index].looks(group, screen, of: command))
        } catch {
          guard command.shard != nil else { throw error }
          outcomes[unit] = .failed(Self.failure(error))
        }
      }
    }
  }

  private mutating func explore() throws {
    let path = paths[0]
    let explored = try ExploredScreens(
      command: command, rules: path.setUp.audit.rules.map { $0.about.id },
      takesPictures: command.report.draws
    ).run()
    job.paths[0].screens = explored.names
    let share = command.shard.map { Set(job.units(of: $0)) }
    for (index, unit) in job.paths[0].units.enumerated() where share?.contains(unit) ?? true {
      outcomes[unit] =
        explored.screens[index + 1].map { .judged([ScreenLook(form: $0)]) }
        ?? .failed(UnitFailure(status: 4, problem: "the app ended before the screen was looked at"))
    }
  }

  /// Why a unit failed, in words that are the same on every machine.
  private static func failure(_ error: any Error) -> UnitFailure {
    guard let status = error as? ExitCode else {
      let text = Failure.message(for: error)
      Console.complain(text)
      return UnitFailure(status: Int(Curbcut.badInput.rawValue), problem: text)
    }
    let problem =
      switch status.rawValue {
      case 2: "it could not be read, built or shown"
      case 4: "the app crashed, raised an exception or ended itself"
      case 5: "the app was stuck"
      default: "its process ended with status \(status.rawValue)"
      }
    return UnitFailure(status: Int(status.rawValue), problem: problem)
  }

  // MARK: What became of it

  /// The units that failed, each with why.
  var unjudged: [(unit: AuditUnit, reason: String)] {
    job.units.compactMap { unit in
      guard case .failed(let failure)? = outcomes[unit] else { return nil }
      return (unit, failure.problem)
    }
  }

  /// The failure of the first unit that failed; nil for none.
  var firstFailure: UnitFailure? {
    for unit in job.units {
      if case .failed(let failure)? = outcomes[unit] { return failure }
    }
    return nil
  }

  /// Writes the part of a shard.
  ///
  /// - Throws: the status of the first failure, after the part was written.
  func write(_ shard: Shard, to file: String?) throws {
    let data = try AuditPart(job: job, shard: shard, outcomes: outcomes).data()
    if let file {
      try AuditFiles.write(data, to: file)
    } else {
      Console.show(String(decoding: data, as: UTF8.self))
    }
    for (unit, reason) in unjudged { Console.complain("\(unit.words): error: not judged: \(reason)") }
    if let failure = firstFailure { throw ExitCode(Int32(clamping: failure.status)) }
  }
}

/// The arguments of a job that are the same for all of its shards.
struct JobArguments {
  private let paths: Set<String>

  init(_ command: AuditCommand) { paths = Set(command.paths) }

  /// Options that concern one machine, and those that the job says by itself. Those with a value come first.
  private static let valued = ["--shard", "--output", "-o", "--scratch", "--config", "--timeout", "--date"]
  private static let flags = ["--pictures", "--allow-missing", "--show-left-out", "--"]

  /// The arguments, without the paths.
  var kept: [String] {
    var kept: [String] = []
    var skips = false
    for argument in OwnArguments.all.dropFirst(2) {
      if skips {
        skips = false
      } else if Self.valued.contains(argument) {
        skips = true
      } else if !paths.contains(argument), !Self.flags.contains(argument),
        !Self.valued.contains(where: { argument.hasPrefix($0 + "=") })
      {
        kept.append(argument)
      }
    }
    return kept
  }
}
