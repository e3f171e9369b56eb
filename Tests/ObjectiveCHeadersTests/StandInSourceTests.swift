import Testing

@testable import ObjectiveCHeaders

@Suite("Stand-ins for what Objective-C declares")
struct StandInSourceTests {
  /// A header, and the lines that it becomes.
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var header: String
    var lines: [String]
    var testDescription: String { name }

    init(_ name: String, _ header: String, _ lines: [String]) {
      (self.name, self.header, self.lines) = (name, header, lines)
    }
  }

  @Test(
    "of classes",
    arguments: [
      Example(
        "properties",
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Note : NSObject <NSCopying>
        @property (nonatomic, copy) NSString *title;
        @property (nonatomic, copy, nullable) NSArray<NSString *> *tags;
        @property (nonatomic, getter=isPinned) BOOL pinned;
        @property (nonatomic, readonly) NSUInteger count;
        @property (weak, nullable) id<NoteDelegate> delegate;
        @property (class, readonly) NSInteger limit;
        @property (nonatomic, copy) void (^done)(BOOL ok);
        @property CGRect frame, bounds;
        @end
        NS_ASSUME_NONNULL_END
        """,
        [
          "@objc(Note) @objcMembers class Note: NSObject, NSCopying {", "var title: String = \"\"",
          "var tags: [String]? = nil", "var isPinned: Bool = false", "var count: UInt { 0 }",
          "weak var delegate: NoteDelegate? = nil",
          "static var limit: Int { ObjectiveCStandIns.shared(\"Note.limit\") { 0 } }",
          "var done: (Bool) -> Void = { _ in  }", "var frame: CGRect = .zero", "var bounds: CGRect = .zero",
          "func copy(with zone: NSZone? = nil) -> Any { self }", "}",
        ]),
      Example(
        "outlets and actions",
        """
        @interface A : UIViewController
        { IBOutlet UIView *box; int x; }
        @property (weak, nonatomic) IBOutlet UILabel *label;
        - (IBAction)tap:(id)sender;
        - (IBAction)go;
        @end
        """,
        [
          "@objc(A) @objcMembers class A: UIViewController {", "@IBOutlet var box: UIView! = nil",
          "@IBOutlet weak var label: UILabel! = nil", "@IBAction func tap(_ sender: Any!) {  }",
          "@IBAction func go() {  }", "}",
        ]),
      Example(
        "initialisers",
        """
        @interface Badge : UIView
        - (instancetype)initWithFrame:(CGRect)frame;
        - (nonnull instancetype)initWithText:(nonnull NSString *)text;
        + (nonnull instancetype)badgeWithCount:(int)count;
        @end
        """,
        [
          "@objc(Badge) @objcMembers class Badge: UIView {",
          "override init(frame: CGRect) { super.init(frame: frame) }",
          "required init?(coder: NSCoder) { super.init(coder: coder) }",
          "init(text: String) { super.init(frame: .zero) }",
          "convenience init(count: Int32) { self.init(frame: .zero) }", "}",
        ]),
      Example(
        "blocks, errors and completion",
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Store : NSObject
        - (BOOL)save:(NSError **)error;
        - (void)loadWithCompletion:(void (^)(NSData * _Nullable data, NSError * _Nullable error))completion;
        - (void)each:(void (NS_NOESCAPE ^)(id object))block;
        @end
        NS_ASSUME_NONNULL_END
        """,
        [
          "@objc(Store) @objcMembers class Store: NSObject {",
          "func save() throws { throw CocoaError(.featureUnsupported) }",
          "func load(completion: @escaping (Data?, (any Error)?) -> Void) {  }",
          "func load() async throws -> Data { await withUnsafeContinuation { (_: UnsafeContinuation<Data, Never>) in } }",
          "func each(_ block: (Any) -> Void) {  }", "}",
        ]),
      Example(
        "categories of the system's classes",
        """
        @interface UIColor (Brand)
        + (nonnull UIColor *)brandColor;
        @property (nonatomic, copy, nullable) NSString *name;
        @end
        """,
        [
          "extension UIColor {",
          "var name: String? { get { ObjectiveCStandIns.value(of: self, \"UIColor.name\") { nil as String? } } set { ObjectiveCStandIns.set(newValue as Any, of: self, \"UIColor.name\") } }",
          "class func brand() -> UIColor { return UIColor.clear }", "}",
        ]),
      Example(
        "protocols",
        """
        @protocol D <NSObject>
        - (void)store:(nonnull NSString *)s didEndAt:(NSInteger)i;
        @optional
        @property (nonatomic, readonly) BOOL ready;
        - (nullable id)value;
        @end
        """,
        [
          "@objc protocol D: NSObjectProtocol {", "@objc optional var ready: Bool { get }",
          "func store(_ s: String, didEndAt i: Int)", "@objc optional func value() -> Any?", "}",
        ]),
    ])
  func classes(_ example: Example) { #expect(StandIns.lines(example.header) == example.lines) }

  @Test(
    "of enumerations and constants",
    arguments: [
      Example(
        "NS_ENUM",
        "typedef NS_ENUM(NSInteger, SPSort) { SPSortNewest, SPSortOldest = 4, SPSortLast = SPSortOldest };",
        [
          "@objc enum SPSort: Int {", "case newest = 0", "case oldest = 4",
          "static var last: Self { .oldest }", "}",
        ]),
      Example(
        "NS_OPTIONS",
        "typedef NS_OPTIONS(NSUInteger, Pets) { PetsNone = 0, PetsDogs = 1 << 0, PetsCats = 1 << 1 };",
        [
          "struct Pets: OptionSet, Hashable {", "let rawValue: UInt",
          "init(rawValue: UInt) { self.rawValue = rawValue }", "static let dogs = Self(rawValue: 1)",
          "static let cats = Self(rawValue: 2)", "}",
        ]),
      Example(
        "C's own",
        "typedef enum { RED, GREEN } Colour;",
        [
          "struct Colour: RawRepresentable, Hashable {", "var rawValue: UInt32",
          "init(_ rawValue: UInt32) { self.rawValue = rawValue }",
          "init(rawValue: UInt32) { self.rawValue = rawValue }", "}",
          "var RED: Colour { Colour(rawValue: 0) }", "var GREEN: Colour { Colour(rawValue: 1) }",
        ]),
      Example("without a name", "enum { kA = 3, kB };", ["var kA: Int { 3 }", "var kB: Int { 4 }"]),
      Example(
        "texts",
        """
        extern NSString * const SPThemeChangedNotification;
        static NSString * const kName = @"a" @"b";
        extern NSString * _Nonnull const kOther;
        """,
        [
          "extension NSNotification.Name { static let SPThemeChanged = NSNotification.Name(rawValue: \"SPThemeChangedNotification\") }",
          "let kName: String! = \"ab\"", "let kOther: String = \"kOther\"",
        ]),
      Example(
        "typed texts",
        """
        typedef NSString *Event NS_TYPED_EXTENSIBLE_ENUM;
        extern Event const EventOpened;
        """,
        [
          "struct Event: RawRepresentable, Hashable {", "let rawValue: String",
          "init(_ rawValue: String) { self.rawValue = rawValue }",
          "init(rawValue: String) { self.rawValue = rawValue }", "}",
          "extension Event { static let opened = Event(rawValue: \"EventOpened\") }",
        ]),
      Example(
        "macros",
        """
        #define A_H
        #define kText @"x"
        #define kWidth 320.5f
        #define kCount (10)
        #define kMask (1 << 4)
        #define kLong 7L
        #define MAX2(a, b) ((a) > (b) ? (a) : (b))
        #define kOther kText
        """,
        [
          "let kText: String = \"x\"", "let kWidth: Float = 320.5", "let kCount: Int32 = 10",
          "let kMask: Int32 = 16", "let kLong: Int = 7", "let kOther: String = \"x\"",
        ]),
    ])
  func constants(_ example: Example) {
    #expect(StandIns.lines(example.header) == example.lines)
  }

  @Test("of structures and functions in C")
  func functions() {
    let source = StandIns.source(
      """
      #ifdef __cplusplus
      extern "C" {
      #endif
      typedef struct { double x, y; const char *name; int cells[2]; } Place;
      extern Place PlaceMake(double x, double y);
      static inline BOOL PlaceIsEmpty(Place p) { return p.x == 0; }
      void log_all(const char *format, ...);
      #ifdef __cplusplus
      }
      #endif
      """)
    let lines = StandIns.lines(of: source)
    #expect(
      Array(lines.prefix(7)) == [
        "struct Place {", "var x: Double = 0", "var y: Double = 0", "var name: UnsafePointer<CChar>? = nil",
        "var cells: (Int32, Int32) = (0, 0)", "init() {}",
        "init(x: Double, y: Double, name: UnsafePointer<CChar>?, cells: (Int32, Int32)) { self.x = x; self.y = y; self.name = name; self.cells = cells }",
      ])
    #expect(lines.contains { $0.hasPrefix("func PlaceMake(_ x: Double, _ y: Double) -> Place {") })
    #expect(!lines.contains { $0.contains("log_all") })
    #expect(source.standIns.map(\.name) == ["PlaceMake", "PlaceIsEmpty"])
  }

  @Test("take values of constants from the files that implement them")
  func implementedConstants() {
    let source = StandInSource([
      ObjectiveCFile(
        path: "/A.h", text: "extern NSString * const kURL; extern const int kMax;", role: .visible),
      ObjectiveCFile(
        path: "/A.m", text: "NSString * const kURL = @\"https://example.com\";\nconst int kMax = -3;",
        role: .implementation),
    ])
    #expect(
      StandIns.lines(of: source) == ["let kURL: String! = \"https://example.com\"", "let kMax: Int32 = -3"])
  }

  @Test("of classes that only storyboards name have outlets and actions alone")
  func hidden() {
    let source = StandInSource([
      ObjectiveCFile(
        path: "/app/A.h", text: "@interface A : UIViewController\n- (void)work;\n@end", role: .hidden),
      ObjectiveCFile(
        path: "/app/A.m",
        text: """
          @interface A () <UITableViewDelegate>
          @property (weak) IBOutlet UITableView *table;
          @property int secret;
          @end
          @implementation A
          @dynamic x;
          - (void)work { if (1) { [self go]; } }
          - (IBAction)add:(UIButton *)sender { }
          @end
          int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class]));
          }
          """, role: .implementation),
    ])
    #expect(
      StandIns.lines(of: source) == [
        "@objc(A) @objcMembers class A: UIViewController, UITableViewDelegate {",
        "@IBOutlet weak var table: UITableView! = nil", "@IBAction func add(_ sender: UIButton!) {  }", "}",
      ])
    #expect(source.delegateClass == "Delegate")
    #expect(
      source.standIns == [
        .init(name: "A", kind: .ofClass("UIViewController"), place: SourcePlace(path: "/app/A.h", line: 1))
      ])
  }

  @Test("may lose what they do not keep, and have selectors")
  func weak() {
    let lines = StandIns.lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Proxy : NSObject
      @property (weak, readonly) id target;
      @property (weak) IBOutlet UIView *view;
      - (SEL)action;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(lines.contains("var target: Any? { nil }"))
    #expect(lines.contains("@IBOutlet weak var view: UIView! = nil"))
    #expect(lines.contains("func action() -> Selector { return Selector(\"\") }"))
  }

  @Test("give objects of Core Data that belong to no context")
  func managed() {
    let source = StandIns.source(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Note : NSManagedObject
      @end
      @interface Editor : UIViewController
      @property (readonly) Note *note;
      - (Note *)make;
      @end
      NS_ASSUME_NONNULL_END
      """)
    let made = "Note(entity: ObjectiveCStandIns.entity(\"Note\"), insertInto: nil)"
    #expect(
      StandIns.lines(of: source).contains(
        "var note: Note { ObjectiveCStandIns.value(of: self, \"Editor.note\") { \(made) as Note } }"))
    #expect(StandIns.lines(of: source).contains("func make() -> Note { return \(made) }"))
    #expect(source.skipped == [] && source.text.contains("static func entity(_ name: String)"))
  }

  @Test("bear another name where a file in Swift has a private type of theirs")
  func privateTypes() {
    var options = StandInSource.Options()
    options.hiddenClasses = ["Settings", "Other"]
    let source = StandIns.source(
      """
      @interface Settings : NSObject
      @end
      @interface A : Settings
      @property (nullable) Settings *settings;
      @property (nullable) Other *other;
      @end
      """, options: options)
    #expect(
      StandIns.lines(of: source) == [
        "@objc(Settings) @objcMembers class Settings_ObjectiveC: NSObject {", "}",
        "@objc(A) @objcMembers class A: Settings_ObjectiveC {",
        "var settings: Settings_ObjectiveC? = nil", "var other: Other? = nil", "}",
      ])
  }

  @Test("begin the app where main is in Objective-C")
  func delegate() {
    var options = StandInSource.Options()
    options.beginsInObjectiveC = true
    let source = StandInSource(
      [
        ObjectiveCFile(path: "/D.h", text: "@interface D : UIResponder\n@end", role: .hidden),
        ObjectiveCFile(
          path: "/main.m", text: "int main() { return UIApplicationMain(0, 0, nil, @\"D\"); }",
          role: .implementation),
      ], options: options)
    #expect(
      StandIns.lines(of: source).first
        == "@UIApplicationMain @objc(D) @objcMembers class D: UIResponder, UIApplicationDelegate {")
  }

  @Test("take the window of a launch, and the class that main keeps in a variable")
  func window() {
    var options = StandInSource.Options()
    options.beginsInObjectiveC = true
    let source = StandInSource(
      [
        ObjectiveCFile(
          path: "/D.h",
          text:
            "@interface D : UIResponder <UIApplicationDelegate>\n@property (strong) UIWindow *window;\n@end",
          role: .hidden),
        ObjectiveCFile(
          path: "/main.m",
          text: """
            int main(int argc, char *argv[]) {
              NSString * name;
              @autoreleasepool { name = NSStringFromClass([D class]); }
              return UIApplicationMain(argc, argv, nil, name);
            }
            """, role: .implementation),
      ], options: options)
    #expect(
      StandIns.lines(of: source) == [
        "@UIApplicationMain @objc(D) @objcMembers class D: UIResponder, UIApplicationDelegate {",
        "var window: UIWindow? = nil", "}",
      ])
  }

  @Test("come from the nearest class of the system, and from NSObject where that is not there")
  func roots() {
    var options = StandInSource.Options()
    options.isKnownClass = { $0 == "UITextView" }
    let source = StandIns.source(
      """
      @interface A : B
      @end
      @interface B : UITextView
      @end
      @interface C : PodClass
      @end
      @interface X : Y
      @end
      @interface Y : X
      @end
      """, options: options)
    #expect(
      source.standIns.map(\.kind) == [
        .ofClass("UITextView"), .ofClass("UITextView"), .ofClass("NSObject"), .ofClass("NSObject"),
        .ofClass("NSObject"),
      ])
    #expect(StandIns.lines(of: source).contains("@objc(C) @objcMembers class C: NSObject {"))
  }

  @Test("are public in a framework")
  func framework() {
    var options = StandInSource.Options()
    options.isPublic = true
    let lines = StandIns.lines(
      of: StandIns.source(
        "@interface A : NSObject\n@property int x;\n- (void)go;\n@end\nextern const int kA;", options: options
      ))
    #expect(
      lines == [
        "@objc(A) @objcMembers open class A: NSObject {", "open var x: Int32 = 0", "open func go() {  }", "}",
        "public let kA: Int32 = 0",
      ])
  }

  @Test("say what has no counterpart, with its place")
  func skipped() {
    let source = StandIns.source(
      """
      @interface A : NSObject
      - (nonnull NSURL *)address;
      - (void)read:(va_list)list;
      - (void)hidden NS_UNAVAILABLE;
      - (void)gone NS_SWIFT_UNAVAILABLE("use another");
      @end
      union U { int a; float b; };
      """)
    #expect(
      source.skipped.map { "\($0.place.line) \($0.text)" } == [
        "7 the union U", "2 the method address, whose result cannot be made", "3 the method read:",
      ])
    #expect(!source.text.contains("hidden") && !source.text.contains("gone"))
  }

  @Test("know the header's line of each of theirs")
  func places() throws {
    let source = StandIns.source("\n\n@interface A : NSObject\n\n- (void)go;\n@end")
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("func go()") }) + 1
    #expect(StandInSource.place(ofLine: line, in: source.text) == SourcePlace(path: "/app/A.h", line: 5))
    #expect(StandInSource.place(ofLine: 1, in: source.text) == nil)
  }
}
