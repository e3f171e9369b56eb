import AuditReports
import Testing

@Suite("Shares of an audit")
struct ShardTests {
  @Test("A share is its number and how many there are; what is wrong is said with what to do")
  func texts() throws {
    #expect(try Shard("3/20") == Shard(number: 3, of: 20))
    #expect(try Shard(" 1 / 1 ").description == "1/1")
    let wrong = [
      ("", "as 3/20"), ("3", "as 3/20"), ("/", "variables empty"), ("/4", "variables empty"),
      ("0/4", "counted from 1"), ("5/4", "no shard 5 of 4"), ("1/0", "no shard 1 of 0"), ("-1/4", "as 3/20"),
      ("1/2/3", "as 3/20"), ("1/99999", "at most"), ("1.5/2", "as 3/20"),
      ("1/99999999999999999999999", "as 3/20"), ("١/٢", "as 3/20"),
    ]
    for (text, advice) in wrong {
      let error = #expect(throws: Shard.Wrong.self, "\(text)") { try Shard(text) }
      #expect(error?.description.contains(advice) ?? false, "\(text): \(error?.description ?? "")")
    }
  }

  @Test(
    "Each unit is one shard's, shards differ by at most one unit, and the order of paths makes no difference")
  func shares() throws {
    let job = TestJob.small().job
    #expect(job.units == TestJob.small(reversed: true).job.units)
    #expect(job.digest == TestJob.small(reversed: true).job.digest)
    #expect(job.digest == TestJob.small(root: "/another/folder").job.digest)
    for count in 1...30 {
      let shares = try (1...count).map { job.units(of: try #require(Shard(number: $0, of: count))) }
      #expect(shares.flatMap { $0 }.count == job.units.count)
      #expect(Set(shares.flatMap { $0 }) == Set(job.units))
      let sizes = shares.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "\(count): \(sizes)")
      #expect(TestJob.small(reversed: true).job.shards(count: count) == job.shards(count: count))
    }
  }

  @Test("The screens of an app go to as few machines as the balance allows")
  func apps() throws {
    let screens = (1...60).map { "s\($0)" }
    func path(_ name: String, isApp: Bool) -> AuditJob.Path {
      AuditJob.Path(path: name, name: name, isApp: isApp, root: "", screens: screens, content: "")
    }
    let job = AuditJob(
      version: "1", arguments: [],
      paths: [path("a", isApp: true), path("b", isApp: false), path("c", isApp: true)])
    let shards = zip(job.units, job.shards(count: 6))
    for app in ["a", "c"] {
      #expect(Set(shards.filter { $0.0.path == app }.map(\.1)).count == 3)
    }
    #expect(Set(shards.filter { $0.0.path == "b" }.map(\.1)).count == 6)
  }

  @Test("The order of units is that of Unicode, not that of a language")
  func order() {
    let names = ["Zürich", "apple", "Äpfel", "Zebra", "apple2", "apple10", "日本", "e\u{301}"]
    let job = AuditJob(
      version: "1", arguments: [],
      paths: names.map {
        AuditJob.Path(path: $0, name: $0, isApp: false, root: "", screens: [""], content: "")
      })
    #expect(
      job.units.map(\.path) == [
        "Zebra", "Zürich", "apple", "apple10", "apple2", "Äpfel", "e\u{301}", "日本",
      ])
  }
}
