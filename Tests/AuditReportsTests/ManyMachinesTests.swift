import AuditReports
import Foundation
import TestNumbers
import Testing

/// Twenty machines that fail in every way that machines do.
@Suite("An audit of ten thousand screens on twenty machines")
struct ManyMachinesTests {
  private static let count = 20

  /// A hundred documents of ninety screens, and ten apps of a hundred.
  private static var job: AuditJob {
    let documents = (1...100).map { number in
      AuditJob.Path(
        path: "App/Screens \(number).storyboard", name: "App/Screens \(number).storyboard", isApp: false,
        root: "/repo", screens: (1...90).map { "id-\($0)" }, content: "\(number)")
    }
    let apps = (1...10).map { number in
      AuditJob.Path(
        path: "Apps/\(number)", name: "Apps/\(number)", isApp: true, root: "/repo",
        screens: (1...100).map { "scene-\($0)" }, content: "\(number)")
    }
    return AuditJob(version: "1", arguments: [], paths: documents + apps, workingDirectory: "/repo")
  }

  /// What a machine finds on a screen: little, so that the test is about delivery.
  private static func outcome(_ unit: AuditUnit) -> UnitOutcome {
    var screen = AuditForm(screens: []).screens.first ?? Self.empty
    screen.file = unit.path
    screen.id = unit.screen
    screen.name = unit.words
    screen.elements = Int(UInt64(AuditJob.digest(of: unit.words.utf8), radix: 16).map { $0 % 90 } ?? 0)
    return .judged([ScreenLook(form: screen)])
  }

  private static let empty: AuditForm.Screen = {
    var screen = TestForm.screen([])
    screen.findings = []
    screen.rules = Array(screen.rules.prefix(2))
    return screen
  }()

  private static func json(_ form: AuditForm) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(form)
  }

  /// A delivery on its way: when it comes, and what.
  private struct Delivery {
    var round: Int
    var file: String
    var data: Data
  }

  @Test(
    "Machines die, start anew, deliver twice, late and in part: nothing is lost and nothing is there twice")
  func simulation() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let job = Self.job
    let units = job.units
    #expect(units.count == 10_000)
    let all = Dictionary(units.map { ($0, Self.outcome($0)) }, uniquingKeysWith: { first, _ in first })
    let one = try Self.json(AuditAssembly(job).form(of: all))

    let shards = try (1...Self.count).map { try #require(Shard(number: $0, of: Self.count)) }
    let wholes = try shards.map { shard in
      try AuditPart(job: job, shard: shard, outcomes: all).data()
    }
    var received: [PartsMerge.Named] = []
    var onTheirWay: [Delivery] = []
    var counts: [String: Int] = [:]
    var round = 0
    var merge: PartsMerge?
    while true {
      round += 1
      try #require(round < 100, "seed \(seed): the machines never come to an end")
      // The shards of which no whole part has come are begun again, and nobody knows of those under way.
      let open = merge?.again.map(\.shard) ?? shards
      for shard in open {
        let whole = wholes[shard.number - 1]
        let file = "part-\(shard.number)-\(round).jsonl"
        let fate = Int.random(in: 0..<6, using: &random)
        counts["\(fate)", default: 0] += 1
        switch fate {
        case 0: break  // It died, and wrote nothing.
        case 1:  // Its apps crashed, from some screen on.
          let share = job.units(of: shard)
          let first = Int.random(in: 0..<share.count, using: &random)
          var some = all
          for unit in share[first...] {
            some[unit] = .failed(UnitFailure(status: 4, problem: "the app crashed"))
          }
          let part = AuditPart(job: job, shard: shard, outcomes: some)
          onTheirWay.append(.init(round: round, file: file, data: try part.data()))
        case 2:  // It delivers in part.
          let end = Int.random(in: 0..<whole.count, using: &random)
          onTheirWay.append(.init(round: round, file: file, data: whole.prefix(end)))
        case 3:  // It delivers late, when another may have delivered already.
          let late = round + Int.random(in: 1...4, using: &random)
          onTheirWay.append(.init(round: late, file: file, data: whole))
        case 4:  // It delivers twice.
          onTheirWay.append(.init(round: round, file: file, data: whole))
          onTheirWay.append(.init(round: round + 1, file: "again-" + file, data: whole))
        default: onTheirWay.append(.init(round: round, file: file, data: whole))
        }
      }
      for delivery in onTheirWay.filter({ $0.round <= round }).shuffled(using: &random) {
        do {
          received.append(
            .init(file: delivery.file, part: try AuditPart(delivery.data, file: delivery.file)))
        } catch {
          #expect(error.file == delivery.file && error.line != nil, "seed \(seed): \(error)")
          #expect(!wholes.contains(delivery.data), "seed \(seed): \(error)")
        }
      }
      onTheirWay.removeAll { $0.round <= round }
      guard !received.isEmpty else { continue }
      let now = try PartsMerge(received.shuffled(using: &random))
      #expect(now.outcomes.values.filter { $0.looks != nil }.count + now.unjudged.count == units.count)
      merge = now
      if now.unjudged.isEmpty, onTheirWay.isEmpty { break }
    }
    let merged = try #require(merge)
    #expect(Set(merged.outcomes.keys) == Set(units), "seed \(seed)")
    #expect(try Self.json(AuditAssembly(merged.job).form(of: merged.outcomes)) == one, "seed \(seed)")
    #expect(received.count > Self.count, "seed \(seed)")
    print(
      "\(round) rounds, \(received.count) whole deliveries, fates \(counts.sorted { $0.key < $1.key }), seed \(seed)"
    )
  }
}
